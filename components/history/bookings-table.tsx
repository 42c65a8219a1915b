import { useLocale, useTranslations } from 'next-intl'
import { ClientTable } from '@/components/account/client-table'
import { formatRoubles } from '@/lib/format/money'
import { bookingHref } from '@/lib/history/addresses'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { HistoryItem } from '@/provider/contract/history'
import { BookingTag } from './booking-tag'

type Props = { clientId: number; items: readonly HistoryItem[]; caption: string }

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

export function BookingsTable({ clientId, items, caption }: Props) {
  const t = useTranslations('account.columns')
  const tHistory = useTranslations('history')
  const locale = useLocale()
  const format = useFormatter()
  return (
    <ClientTable<HistoryItem>
      caption={caption}
      columns={[
        {
          name: t('booking'),
          cell: ({ number, date }) => (
            <>
              <Link className="link num" href={bookingHref(clientId, number)}>
                {number}
              </Link>
              <small className="muted below">{tHistory('madeOn', { day: format.dateTime(new Date(date), DAY) })}</small>
            </>
          ),
        },
        { name: t('car'), cell: ({ car }) => <b>{car}</b> },
        {
          name: t('dates'),
          cell: ({ pickupAt, dropoffAt, distanceKm }) => (
            <>
              {format.dateTimeRange(new Date(pickupAt), new Date(dropoffAt), DAY)}
              {distanceKm !== null && <small className="muted below">{tHistory('distance', { km: distanceKm })}</small>}
            </>
          ),
        },
        { name: t('status'), cell: ({ status }) => <BookingTag status={status} /> },
        {
          name: t('total'),
          cell: ({ totalKop, paidKop }) => (
            <>
              {formatRoubles(totalKop, locale)}
              <small className="muted below">{tHistory('paidOf', { paid: formatRoubles(paidKop, locale) })}</small>
            </>
          ),
          isNumber: true,
        },
        {
          name: tHistory('miles'),
          cell: ({ miles }) => (miles === 0 ? '—' : tHistory('signed', { miles })),
          isNumber: true,
        },
      ]}
      keyOf={({ number }) => number}
      rows={items}
    />
  )
}
