import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { ClassTiles } from '@/components/home/class-tiles'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Text } from '@/components/ui/text/text'

/** Every class with its drawing and price, each a way into the catalogue. */
export function Fleet(tiles: ComponentProps<typeof ClassTiles>) {
  const t = useTranslations('about.fleet')
  return (
    <InfoBlock heading={t('title')}>
      <Text tone="muted">{t('lead')}</Text>
      <ClassTiles {...tiles} />
    </InfoBlock>
  )
}
