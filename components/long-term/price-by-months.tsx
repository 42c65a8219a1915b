import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import { MONTH_DAYS } from '@/provider/contract/rules/dates/month-days'

/** A month's price by the number of months, beside what thirty single days would cost. */
export function PriceByMonths({ offer }: { offer: LongTermPage }) {
  const t = useTranslations('longTerm')
  const locale = useLocale()
  const hasSaving = offer.prices.some(({ savingPercent }) => savingPercent !== null)
  return (
    <section aria-labelledby="terms" className="panel">
      <h2 id="terms">{t('priceByTerm')}</h2>
      <table className="lt-table">
        <thead>
          <tr>
            <th scope="col">{t('term')}</th>
            <th scope="col">{t('monthColumn')}</th>
            {hasSaving && <th scope="col">{t('savingColumn')}</th>}
          </tr>
        </thead>
        <tbody>
          {offer.prices.map(({ months, monthKop, savingPercent }) => (
            <tr key={months}>
              <th scope="row">{t('months', { months })}</th>
              <td className="num">{formatRoubles(monthKop, locale)}</td>
              {hasSaving && <td>{savingPercent === null ? '—' : t('saving', { percent: savingPercent })}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {hasSaving && (
        <p className="hint">
          {t('savingBasis', { days: MONTH_DAYS, amount: formatRoubles(offer.thirtyDaysKop, locale) })}
        </p>
      )}
    </section>
  )
}
