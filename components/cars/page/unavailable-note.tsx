import { useLocale, useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import type { Car } from '@/lib/cars/car'
import { seasonMonths } from '@/lib/cars/season-months'

type Props = { car: Car; isOnCard: boolean }

/** Why a car cannot be booked, in words; quietly on a card, where others can be. */
export function UnavailableNote({ car, isOnCard }: Props) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const months = seasonMonths(car.rentalMonths, locale)
  const reason = car.reason ?? (car.selfDrive ? 'taken' : 'with_driver')
  return (
    <Text {...(isOnCard ? { size: 's', tone: 'muted' } : { weight: 'semi' })}>
      {reason === 'season' && months ? t('reasonSeason', { months }) : null}
      {reason === 'taken' ? t('reasonTaken') : null}
      {reason === 'with_driver' ? t('reasonWithDriver') : null}
    </Text>
  )
}
