import { useTranslations } from 'next-intl'

/** Whose clock it is, beside the one that the readers know. @param hoursBehind that their clock is behind; negative: ahead */
export function StationZone({ hoursBehind }: { hoursBehind: number }) {
  const t = useTranslations('search.calendar')
  const hours = Math.abs(hoursBehind)
  if (hours === 0) return t('zone')
  return hoursBehind > 0 ? t('zoneBehind', { hours }) : t('zoneAhead', { hours })
}
