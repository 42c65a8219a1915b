import { useLocale, useTranslations } from 'next-intl'
import { AttributeList } from '@/components/ui/attribute-list'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatRange } from '@/lib/format/day-range'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import type { PaymentLookupResponse } from '@/provider/contract/payments'
import { PendingNote } from './pending-note'

/** What was found under the number: what it is for, what is paid, and what is due. */
export function PaymentDue({ found }: { found: PaymentLookupResponse }) {
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
    { label: t('found.about'), value: about },
    { label: t('found.car'), value: car },
    { label: t('found.dates'), value: dates },
    { label: t('found.status'), value: booking && t('status', { status: booking.status }) },
    { label: t('found.total'), value: formatRoubles(totalKop, locale) },
    { label: t('found.paid'), value: paidKop > 0 && formatRoubles(paidKop, locale) },
    { label: t('found.due'), value: formatRoubles(dueKop, locale) },
  ]
  return (
    <section aria-labelledby="found" className="pay-found" ref={takeFocus} tabIndex={-1}>
      <h3 className="h-sub" id="found">
        {t(`found.title.${purpose}`, { number })}
      </h3>
      <AttributeList rows={rows} />
      {pending && <PendingNote amountKop={pending.amountKop} id={pending.id} />}
      {!pending && dueKop === 0 && <p>{t(`found.${nothingDue(found)}`)}</p>}
    </section>
  )
}

/** Why there is nothing to pay. */
function nothingDue({ booking, totalKop, paidKop }: PaymentLookupResponse): 'expired' | 'paidAll' | 'nothingDue' {
  if (booking?.status === 'expired') return 'expired'
  return paidKop > 0 && paidKop >= totalKop ? 'paidAll' : 'nothingDue'
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
