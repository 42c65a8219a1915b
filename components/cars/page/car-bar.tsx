import { useLocale, useTranslations } from 'next-intl'
import type { CarPage } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'

/** Price and the next step at the foot of a phone's screen; stands in the place of the site's own bar. */
export function CarBar({ car, query }: { car: CarPage; query: string }) {
  const t = useTranslations('cars')
  const locale = useLocale()
  if (!car.selfDrive) return null
  const { price } = car
  const free = car.available === true && price !== null
  return (
    <div className="pbar">
      <div className="price">
        {free ? (
          <>
            <span className="now">{formatRoubles(price.totalKop, locale)}</span>
            <span className="tot">{t('forDays', { count: price.days })}</span>
          </>
        ) : (
          <>
            <span className="now">{t('from', { amount: formatRoubles(car.fromPerDayKop, locale) })}</span>
            <span className="tot">{t('perDay')}</span>
          </>
        )}
      </div>
      {free ? (
        <Link className="btn primary" href={`/booking-online/${car.slug}/${query}`}>
          {t('book')}
        </Link>
      ) : (
        <a className="btn primary" href="#dates">
          {t('chooseDates')}
        </a>
      )}
    </div>
  )
}
