import { useTranslations } from 'next-intl'
import { PageHead } from '@/components/ui/page-head/page-head'
import { Text } from '@/components/ui/text/text'

/** The heading of the page; what can be pressed is not said on paper. */
export function PriceHead() {
  const t = useTranslations('prices')
  const lead = (
    <Text as="span" visibility="no-print">
      {t('lead')}
    </Text>
  )
  return <PageHead heading={t('title')} lead={lead} />
}
