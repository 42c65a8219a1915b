import { useLocale, useTranslations } from 'next-intl'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { Car } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import { formatOwnCurrency } from '@/lib/format/own-currency'
import type { QuoteLine } from '@/provider/contract/quotes'
import type { ExchangeRates } from '@/provider/contract/settings'
import styles from './card.module.css'

type Props = { car: Car; rates?: ExchangeRates | null | undefined }

/** With dates the total of exactly these dates, without dates today's lowest price of a day. */
export function CardPrice({ car: { price, fromPerDayKop }, rates }: Props) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const roubles = (kop: number) => formatRoubles(kop, locale)
  if (!price)
    return (
      <div className={styles.cost}>
        <b>{t('fromPerDay.amount', { amount: roubles(fromPerDayKop) })}</b>
        <span>{t('fromPerDay.unit')}</span>
      </div>
    )
  const isOfDaysAlone = price.lines.every(isOfDays)
  const perDay = roubles(price.perDayKop)
  return (
    <div className={styles.cost}>
      <b>
        {roubles(price.totalKop)} <ListPrice listKop={price.listTotalKop} nowKop={price.totalKop} />
      </b>
      <span>
        <span>{t('forDays', { count: price.days })}</span>
        {isOfDaysAlone && (
          <>
            <i aria-hidden> · </i>
            <span>{t('dayPrice', { amount: perDay })}</span>
          </>
        )}
      </span>
      {/* Too long for the line of the days. */}
      {!isOfDaysAlone && <span>{t('rentalDayPrice', { amount: perDay })}</span>}
      {rates && <span>{formatOwnCurrency(price.totalKop, rates, locale)}</span>}
    </div>
  )
}

/** Whether a line is part of the price of a day. With any other line the total is not the price of the days. */
function isOfDays({ code }: QuoteLine): boolean {
  return code === 'rental' || code.endsWith('_discount')
}

/** Struck only when it is a real list price above what is asked now. */
function ListPrice({ listKop, nowKop }: { listKop: number; nowKop: number }) {
  const t = useTranslations('cars')
  const locale = useLocale()
  if (listKop <= nowKop) return null
  return (
    <>
      <VisuallyHidden>{t('listPrice')} </VisuallyHidden>
      <s>{formatRoubles(listKop, locale)}</s>
    </>
  )
}
