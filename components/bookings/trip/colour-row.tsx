import { useTranslations } from 'next-intl'
import { ReviewRow } from '@/components/bookings/review/review-row'
import type { Colour } from '@/provider/contract/rules/cars/paints'

/** The wished colour, and that it is a wish: a row of a `<dl>`. */
export function ColourRow({ colour }: { colour: Colour | undefined }) {
  const t = useTranslations('bookings.trip')
  const tCars = useTranslations('cars')
  if (!colour) return null
  return (
    <ReviewRow note={t('colourNote')} term={tCars('label.colour')}>
      {tCars(`colour.${colour}`)}
    </ReviewRow>
  )
}
