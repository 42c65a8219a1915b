import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card/card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Text } from '@/components/ui/text/text'

const PAGES = [
  { key: 'discounts', href: '/about/discounts/' },
  { key: 'drivers', href: '/about/drivers/' },
  { key: 'events', href: '/about/events/' },
  { key: 'faq', href: '/about/faq/' },
  { key: 'partnership', href: '/about/partnership/' },
  { key: 'support', href: '/support/incident/' },
] as const

/** The pages below this one. */
export function MorePages({ maxDiscountPercent }: { maxDiscountPercent: number }) {
  const t = useTranslations('about.more')
  return (
    <InfoBlock heading={t('title')}>
      <CardGrid as="div" min="m">
        {PAGES.map(({ key, href }) => (
          <Card href={href} key={key}>
            <Text as="b" weight="semi">
              {t(key)}
            </Text>
            <Text as="span" size="s" tone="muted">
              {key === 'discounts' ? t('discountsText', { percent: maxDiscountPercent }) : t(`${key}Text`)}
            </Text>
          </Card>
        ))}
      </CardGrid>
    </InfoBlock>
  )
}
