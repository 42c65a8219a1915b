import { useLocale, useTranslations } from 'next-intl'
import { WhyPrice } from '@/components/quotes/why-price'
import type { Car } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'

/** With dates the total of exactly these dates, without dates today's price of one day. */
export function CarPrice({ car }: { car: Car }) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const { price } = car
  if (!price)
    return (
      <div className="price">
        <OldPrice listKop={car.listPerDayKop} nowKop={car.fromPerDayKop} />
        <span className="now">
          {t('from', { amount: formatRoubles(car.fromPerDayKop, locale) })} <small>{t('perDay')}</small>
        </span>
      </div>
    )
  const promo = price.lines.find(({ code }) => code === 'promo_discount')
  return (
    <div className="price">
      <OldPrice listKop={price.listTotalKop} nowKop={price.totalKop} />
      <span className="now">
        {formatRoubles(price.totalKop, locale)} <small>{t('forDays', { count: price.days })}</small>
      </span>
      <span className="tot">{t('amountPerDay', { amount: formatRoubles(price.perDayKop, locale) })}</span>
      <WhyPrice price={price} />
      {promo && <span className="tag off">{t('promoTaken', { amount: formatRoubles(promo.amountKop, locale) })}</span>}
    </div>
  )
}

/** Struck only when it is a real list price above what is asked now; the badge says how far above, never more. */
function OldPrice({ listKop, nowKop }: { listKop: number; nowKop: number }) {
  const t = useTranslations('cars')
  const locale = useLocale()
  if (listKop <= nowKop) return null
  const percent = Math.floor(((listKop - nowKop) * 100) / listKop)
  return (
    <span className="old">
      <span className="sr-only">{t('listPrice')}</span>
      <s>{formatRoubles(listKop, locale)}</s>
      {percent > 0 && <span className="tag off">{t('discount', { percent })}</span>}
    </span>
  )
}
