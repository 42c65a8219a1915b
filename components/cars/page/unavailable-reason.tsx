import { useLocale, useTranslations } from 'next-intl'
import type { Car } from '@/lib/cars/car'
import { seasonMonths } from '@/lib/cars/season-months'

/** Why a car cannot be booked, in words. */
export function UnavailableReason({ car }: { car: Car }) {
  const t = useTranslations('cars')
  const months = seasonMonths(car.rentalMonths, useLocale())
  const reason = car.reason ?? (car.selfDrive ? 'taken' : 'with_driver')
  if (reason === 'season') return months ? t('reasonSeason', { months }) : null
  return reason === 'taken' ? t('reasonTaken') : t('reasonWithDriver')
}
