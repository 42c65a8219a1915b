import { useLocale, useTranslations } from 'next-intl'
import type { Car } from '@/lib/cars/car'
import { seasonMonths } from '@/lib/cars/season-months'

/** Why a car cannot be booked, in words. */
export function UnavailableNote({ car }: { car: Car }) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const months = seasonMonths(car.rentalMonths, locale)
  const reason = car.reason ?? (car.selfDrive ? 'taken' : 'with_driver')
  return (
    <p className="why">
      {reason === 'season' && months ? t('reasonSeason', { months }) : null}
      {reason === 'taken' ? t('reasonTaken') : null}
      {reason === 'with_driver' ? t('reasonWithDriver') : null}
    </p>
  )
}
