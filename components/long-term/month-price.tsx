import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { LongTermCar } from '@/lib/long-term/long-term-car'
import { monthPriceFor } from '@/provider/contract/rules/long-term/month-price'

/** What a month costs for the term chosen. */
export function MonthPrice({ offer, months }: { offer: LongTermCar; months: number }) {
  const t = useTranslations('longTerm')
  const locale = useLocale()
  const price = monthPriceFor(offer, months)
  return (
    <div className="price">
      <span className="now">
        {formatRoubles(price.monthKop, locale)} <small>{t('perMonth')}</small>
      </span>
      <span className="tot">{t('whenTaken', { months: price.months })}</span>
    </div>
  )
}
