import { useLocale, useTranslations } from 'next-intl'
import { focusElement } from '@/components/forms/focus-element'
import { DefinitionList } from '@/components/ui/definition-list/definition-list'
import { Heading } from '@/components/ui/heading/heading'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatRange } from '@/lib/format/day-range'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import type { PaymentLookupResponse } from '@/provider/contract/payments'
import styles from './payment-due.module.css'
import { PendingNote } from './pending-note'

/** What was found under the number: what it is for, what is paid, and what is due. */
export function PaymentDue({ payable }: { payable: PaymentLookupResponse }) {
  const t = useTranslations('payments')
  const locale = useLocale()
  const { purpose, number, car, about, booking, totalKop, paidKop, dueKop, pending } = payable
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
  ]
  return (
    <section aria-labelledby="found" className={styles.found} ref={focusElement} tabIndex={-1}>
      <Heading id="found" isSub level={3}>
        {t(`found.title.${purpose}`, { number })}
      </Heading>
      <DefinitionList rows={rows} />
      {pending && <PendingNote amountKop={pending.amountKop} id={pending.id} />}
      {!pending && dueKop === 0 && <p>{t(`found.${nothingDue(payable)}`)}</p>}
    </section>
  )
}

/** Why there is nothing to pay. */
function nothingDue({ booking, totalKop, paidKop }: PaymentLookupResponse): 'expired' | 'paidAll' | 'nothingDue' {
  if (booking?.status === 'expired') return 'expired'
  return paidKop > 0 && paidKop >= totalKop ? 'paidAll' : 'nothingDue'
}
