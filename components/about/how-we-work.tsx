import { useLocale, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card/card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { Settings } from '@/provider/contract/settings'

/** What the branch promises; every number is a setting. */
export function HowWeWork({ settings: { rules } }: { settings: Settings }) {
  const t = useTranslations('about.work')
  const { from, to, feeKop } = rules.night
  const night = { from, to, fee: formatRoubles(feeKop, useLocale()) }
  const promises = [
    { title: t('price'), text: t('priceText') },
    { title: t('deposit'), text: t('depositText', { days: rules.depositReleaseDays }) },
    { title: t('exact'), text: t('exactText') },
    ...(feeKop > 0 ? [{ title: t('night'), text: t('nightText', night) }] : []),
  ]
  return (
    <InfoBlock heading={t('title')}>
      <CardGrid>
        {promises.map(({ title, text }) => (
          <Card key={title}>
            <Text as="b" weight="semi">
              {title}
            </Text>
            <Text as="span" size="s" tone="muted">
              {text}
            </Text>
          </Card>
        ))}
      </CardGrid>
    </InfoBlock>
  )
}
