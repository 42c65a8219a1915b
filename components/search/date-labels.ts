import { useTranslations } from 'next-intl'

/** Names of the date fields, for the client component that has no messages of its own. */
export function useDateLabels() {
  const t = useTranslations('search')
  return {
    pickup: t('pickup'),
    pickupDate: t('pickupDate'),
    pickupTime: t('pickupTime'),
    dropoff: t('dropoff'),
    dropoffDate: t('dropoffDate'),
    dropoffTime: t('dropoffTime'),
  }
}
