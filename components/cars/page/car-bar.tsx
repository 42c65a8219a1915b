import { useLocale, useTranslations } from 'next-intl'
import { BottomBar } from '@/components/bookings/summary/bottom-bar'
import { PriceFigure } from '@/components/cars/card/price-figure'
import { Button } from '@/components/ui/button/button'
import type { CarPage } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'

/** Price and the next step at the foot of a phone's screen; stands in the place of the site's own bar. */
export function CarBar({ car, query }: { car: CarPage; query: string }) {
  const t = useTranslations('cars')
  const locale = useLocale()
  if (!car.selfDrive) return null
  const { price } = car
  const free = car.available === true && price !== null
  return (
    <BottomBar>
      {free ? (
        <PriceFigure amount={formatRoubles(price.totalKop, locale)} note={t('forDays', { count: price.days })} />
      ) : (
        <PriceFigure
          amount={t('fromPerDay.amount', { amount: formatRoubles(car.fromPerDayKop, locale) })}
          note={t('fromPerDay.unit')}
        />
      )}
      {free ? (
        <Button href={`/booking-online/${car.slug}/${query}`}>{t('book')}</Button>
      ) : (
        <Button href="#dates" isExternal>
          {t('chooseDates')}
        </Button>
      )}
    </BottomBar>
  )
}
