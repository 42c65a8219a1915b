import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { ClassTiles } from './class-tiles'
import { HomeSection } from './home-section'

export function Classes(tiles: ComponentProps<typeof ClassTiles>) {
  const t = useTranslations('home')
  return (
    <HomeSection
      heading={t('classes', { count: tiles.classes.length })}
      link={{ href: SITE_LINKS.rent, text: t('wholeFleet') }}
    >
      <ClassTiles {...tiles} />
    </HomeSection>
  )
}
