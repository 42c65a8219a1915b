import { useLocale, useTranslations } from 'next-intl'
import { WhyPrice } from '@/components/quotes/why-price'
import { Tag } from '@/components/ui/tag/tag'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { Car } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import { PriceFigure } from './price-figure'
import styles from './price-figure.module.css'

/** With dates the total of exactly these dates, without dates today's lowest price of a day. */
export function CarPrice({ car }: { car: Car }) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const { price } = car
  if (!price)
    return (
      <PriceFigure
        amount={t('fromPerDay.amount', { amount: formatRoubles(car.fromPerDayKop, locale) })}
        unit={t('fromPerDay.unit')}
      />
    )
  const promo = price.lines.find(({ code }) => code === 'promo_discount')
  return (
    <PriceFigure
      amount={formatRoubles(price.totalKop, locale)}
      former={<OldPrice listKop={price.listTotalKop} nowKop={price.totalKop} />}
      note={t('amountPerDay', { amount: formatRoubles(price.perDayKop, locale) })}
      unit={t('forDays', { count: price.days })}
    >
      <WhyPrice price={price} />
      {promo && <Tag tone="sale">{t('promoTaken', { amount: formatRoubles(promo.amountKop, locale) })}</Tag>}
    </PriceFigure>
  )
}

/** Struck only when it is a real list price above what is asked now; the badge says how far above, never more. */
function OldPrice({ listKop, nowKop }: { listKop: number; nowKop: number }) {
  const t = useTranslations('cars')
  const locale = useLocale()
  if (listKop <= nowKop) return null
  const percent = Math.floor(((listKop - nowKop) * 100) / listKop)
  return (
    <span className={styles.former}>
      <VisuallyHidden>{t('listPrice')}</VisuallyHidden>
      <s>{formatRoubles(listKop, locale)}</s>
      {percent > 0 && <Tag tone="sale">{t('discount', { percent })}</Tag>}
    </span>
  )
}
