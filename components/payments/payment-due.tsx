import '@/components/cars/car-page.css'
import { useLocale, useTranslations } from 'next-intl'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatRange } from '@/lib/format/day-range'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import type { PaymentLookupAnswer } from '@/provider/contract/payments'
import { PendingNote } from './pending-note'

/** What was found under the number: what it is for, what is paid, and what is due. */
export function PaymentDue({ found }: { found: PaymentLookupAnswer }) {
  const t = useTranslations('payments')
  const locale = useLocale()
  const { purpose, number, car, about, booking, totalKop, paidKop, dueKop, pending } = found
  const dates =
    booking &&
    formatRange(
      new Date(booking.pickupAt),
      new Date(booking.dropoffAt),
      { ...FAR_DAY, timeZone: STATION_TIME_ZONE },
      locale,
    )
  const rows = [
    { term: t('found.about'), value: about },
    { term: t('found.car'), value: car },
    { term: t('found.dates'), value: dates },
    { term: t('found.status'), value: booking && t('status', { status: booking.status }) },
    { term: t('found.total'), value: formatRoubles(totalKop, locale) },
    { term: t('found.paid'), value: paidKop > 0 && formatRoubles(paidKop, locale) },
    { term: t('found.due'), value: formatRoubles(dueKop, locale) },
  ].filter(({ value }) => value)
  return (
    <section aria-labelledby="found" className="pay-found" ref={takeFocus} tabIndex={-1}>
      <h3 className="h-sub" id="found">
        {t(`found.title.${purpose}`, { number })}
      </h3>
      <dl className="attrs">
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {pending && <PendingNote amountKop={pending.amountKop} id={pending.id} />}
      {!pending && dueKop === 0 && <p>{t(`found.${nothingDue(found)}`)}</p>}
    </section>
  )
}

/** Why there is nothing to pay. */
function nothingDue({ booking, totalKop, paidKop }: PaymentLookupAnswer): 'expired' | 'paidAll' | 'nothingDue' {
  if (booking?.status === 'expired') return 'expired'
  return paidKop > 0 && paidKop >= totalKop ? 'paidAll' : 'nothingDue'
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
