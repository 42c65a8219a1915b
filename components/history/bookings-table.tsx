import { useLocale, useTranslations } from 'next-intl'
import { ClientTable, type Column } from '@/components/client/client-table'
import { formatRoubles } from '@/lib/format/money'
import { bookingHref } from '@/lib/history/addresses'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { HistoryItem } from '@/provider/contract/history'
import { BookingTag } from './booking-tag'

/** `hasResult`: trips that are over, with what they came to. */
type Props = { clientId: number; items: readonly HistoryItem[]; caption: string; hasResult?: boolean }

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

export function BookingsTable({ clientId, items, caption, hasResult = false }: Props) {
  const t = useTranslations('client.columns')
  const tHistory = useTranslations('history')
  const locale = useLocale()
  const format = useFormatter()
  const result: Column<HistoryItem>[] = [
    {
      name: tHistory('distance'),
      cell: ({ distanceKm }) => (distanceKm === null ? '—' : tHistory('km', { km: distanceKm })),
      isNumber: true,
    },
    { name: tHistory('miles'), cell: ({ miles }) => tHistory('signed', { miles }), isNumber: true },
  ]
  return (
    <ClientTable<HistoryItem>
      caption={caption}
      columns={[
        {
          name: t('booking'),
          cell: ({ number }) => (
            <Link className="link num" href={bookingHref(clientId, number)}>
              {number}
            </Link>
          ),
        },
        { name: t('car'), cell: ({ car }) => <b>{car}</b> },
        {
          name: t('dates'),
          cell: ({ pickupAt, dropoffAt }) => format.dateTimeRange(new Date(pickupAt), new Date(dropoffAt), DAY),
        },
        ...(hasResult
          ? result
          : [{ name: t('status'), cell: ({ status }: HistoryItem) => <BookingTag status={status} /> }]),
        {
          name: t('total'),
          cell: ({ totalKop, paidKop }) => (
            <>
              {formatRoubles(totalKop, locale)}
              <small className="muted paid">{tHistory('paidOf', { paid: formatRoubles(paidKop, locale) })}</small>
            </>
          ),
          isNumber: true,
        },
      ]}
      keyOf={({ number }) => number}
      rows={items}
    />
  )
}
