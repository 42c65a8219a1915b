import { useLocale, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card/card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Icon } from '@/components/ui/icon/icon'
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
    { icon: 'receipt', title: t('price'), text: t('priceText') },
    { icon: 'shield-check', title: t('deposit'), text: t('depositText', { days: rules.depositReleaseDays }) },
    { icon: 'file-check', title: t('exact'), text: t('exactText') },
    ...(feeKop > 0 ? [{ icon: 'moon', title: t('night'), text: t('nightText', night) } as const] : []),
  ] as const
  return (
    <InfoBlock heading={t('title')}>
      <CardGrid>
        {promises.map(({ icon, title, text }) => (
          <Card key={title}>
            <Icon of={icon} size="l" />
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
