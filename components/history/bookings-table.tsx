import { useLocale, useTranslations } from 'next-intl'
import { CellNote, RecordTable } from '@/components/ui/table/record-table'
import { TextLink } from '@/components/ui/text-link/text-link'
import { formatRoubles } from '@/lib/format/money'
import { bookingHref } from '@/lib/history/addresses'
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
    <RecordTable<HistoryItem>
      caption={caption}
      columns={[
        {
          name: t('booking'),
          cell: ({ number, date }) => (
            <>
              <TextLink href={bookingHref(clientId, number)} isAlone isNumeric>
                {number}
              </TextLink>
              <CellNote>{tHistory('madeOn', { day: format.dateTime(new Date(date), DAY) })}</CellNote>
            </>
          ),
        },
        { name: t('car'), cell: ({ car }) => <b>{car}</b> },
        {
          name: t('dates'),
          cell: ({ pickupAt, dropoffAt, distanceKm }) => (
            <>
              {format.dateTimeRange(new Date(pickupAt), new Date(dropoffAt), DAY)}
              {distanceKm !== null && <CellNote>{tHistory('distance', { km: distanceKm })}</CellNote>}
            </>
          ),
        },
        { name: t('status'), cell: ({ status }) => <BookingTag status={status} /> },
        {
          name: t('total'),
          cell: ({ totalKop, paidKop }) => (
            <>
              {formatRoubles(totalKop, locale)}
              <CellNote>{tHistory('paidOf', { paid: formatRoubles(paidKop, locale) })}</CellNote>
            </>
          ),
          align: 'end',
          isNumeric: true,
        },
        {
          name: tHistory('miles'),
          cell: ({ miles }) => (miles === 0 ? '—' : tHistory('signed', { miles })),
          align: 'end',
          isNumeric: true,
        },
      ]}
      keyOf={({ number }) => number}
      rows={items}
    />
  )
}
