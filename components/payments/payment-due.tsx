import '@/components/cars/car-page.css'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatRange } from '@/lib/format/day-range'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import type { PaymentLookupAnswer } from '@/provider/contract/payments'

type Props = { found: PaymentLookupAnswer; branch: ReactNode }

/** What was found, and where it is paid. */
export function PaymentDue({ found, branch }: Props) {
  const t = useTranslations('payments')
  const locale = useLocale()
  const { number, car, status, totalKop, paidKop, dueKop } = found
  const dates = formatRange(
    new Date(found.pickupAt),
    new Date(found.dropoffAt),
    { ...FAR_DAY, timeZone: STATION_TIME_ZONE },
    locale,
  )
  const rows = [
    { term: t('found.car'), value: car },
    { term: t('found.dates'), value: dates },
    { term: t('found.status'), value: t('status', { status }) },
    { term: t('found.total'), value: formatRoubles(totalKop, locale) },
    { term: t('found.paid'), value: formatRoubles(paidKop, locale) },
    { term: t('found.due'), value: formatRoubles(dueKop, locale) },
  ]
  return (
    <section aria-labelledby="found" className="pay-found" ref={takeFocus} tabIndex={-1}>
      <h3 id="found">{t('found.title', { number })}</h3>
      <dl className="attrs">
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {dueKop > 0 ? (
        <>
          <p>{t('found.payAtBranch')}</p>
          {branch}
          <a className="link" href="#ways">
            {t('found.how')}
          </a>
        </>
      ) : (
        <p>{t('found.nothingDue')}</p>
      )}
    </section>
  )
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
