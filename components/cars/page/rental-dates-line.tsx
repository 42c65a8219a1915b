import { useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { SHORT_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Rental } from '@/lib/search/rental'
import type { Place } from '@/provider/contract/places'

/** What the price is for, so that a shared link says it too. */
export function RentalDatesLine({ rental, places }: { rental: Rental; places: Place[] }) {
  const t = useTranslations('search')
  const format = useFormatter()
  const nameOf = (id: number) => places.find((place) => place.id === id)?.name ?? ''
  const { pickup, dropoff, placeId, dropoffPlaceId } = rental
  return (
    <Text size="s" tone="muted">
      {t('moments', {
        from: format.dateTime(pickup, SHORT_HAND_OVER_MOMENT),
        to: format.dateTime(dropoff, SHORT_HAND_OVER_MOMENT),
      })}
      <br />
      {t('placesInZone', { places: [...new Set([placeId, dropoffPlaceId])].map(nameOf).join(' → ') })}
    </Text>
  )
}
