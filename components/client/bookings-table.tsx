import { useLocale, useTranslations } from 'next-intl'
import { clientHref } from '@/lib/account/client-sections'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { HistoryItem } from '@/provider/contract/account'
import { BookingTag } from './booking-tag'
import { ClientTable } from './client-table'

type Props = { clientId: number; items: readonly HistoryItem[]; caption: string; open?: HistoryItem | null }

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

export function BookingsTable({ clientId, items, caption, open }: Props) {
  const t = useTranslations('client.columns')
  const locale = useLocale()
  const format = useFormatter()
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
        { name: t('status'), cell: ({ status }) => <BookingTag status={status} /> },
        { name: t('total'), cell: ({ totalKop }) => formatRoubles(totalKop, locale), isNumber: true },
      ]}
      isCurrent={({ number }) => number === open?.number}
      keyOf={({ number }) => number}
      rows={items}
    />
  )
}

/** Details are a query of the section (PRODUCT §8). */
export function bookingHref(clientId: number, number: string): string {
  return `${clientHref('history', clientId)}?booking=${encodeURIComponent(number)}`
}
