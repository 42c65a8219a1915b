import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { TextLink } from '@/components/ui/text-link/text-link'

/** Nothing is free on these dates. */
export function NoAlternatives({ query }: { query: string }) {
  const t = useTranslations('cars')
  return (
    <Panel heading={t('alternativesAll')} headingId="alternatives">
      <p>{t('alternativesNone')}</p>
      <TextLink href={`/booking-online/${query}`}>{t('alternativesAll')}</TextLink>
    </Panel>
  )
}
