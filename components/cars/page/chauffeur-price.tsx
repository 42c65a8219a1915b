import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Panel } from '@/components/ui/panel/panel'
import { formatRoubles } from '@/lib/format/money'
import type { Transfer } from '@/lib/transfers/transfer'

/** Of a model that comes with a driver only: it has one price, whatever the term and the season. */
export function ChauffeurPrice({ transfer }: { transfer: Transfer }) {
  const t = useTranslations('cars.chauffeur')
  const locale = useLocale()
  const { slug, dayKop, dayHours } = transfer
  return (
    <Panel heading={t('title')} headingId="terms">
      <p>{t('day', { amount: formatRoubles(dayKop, locale), hours: dayHours })}</p>
      <Button href={`/service/${slug}/`} variant="soft">
        {t('more')}
      </Button>
    </Panel>
  )
}
