import { useLocale, useTranslations } from 'next-intl'
import { PriceFigure } from '@/components/cars/card/price-figure'
import { formatRoubles } from '@/lib/format/money'
import type { LongTermCar } from '@/lib/long-term/long-term-car'
import { monthPriceFor } from '@/provider/contract/rules/long-term/month-price'

/** What a month costs for the term chosen. */
export function MonthPrice({ offer, months }: { offer: LongTermCar; months: number }) {
  const t = useTranslations('longTerm')
  const locale = useLocale()
  const price = monthPriceFor(offer, months)
  return (
    <PriceFigure
      amount={formatRoubles(price.monthKop, locale)}
      note={t('whenTaken', { months: price.months })}
      unit={t('perMonth')}
    />
  )
}
