import type { useTranslations } from 'next-intl'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { Cell } from '@/lib/files/write-csv'
import type { HistoryItem } from '@/provider/contract/history'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

const COLUMNS = [
  ...(['booking', 'made', 'car', 'pickup', 'dropoff', 'status', 'total', 'paid'] as const),
  ...(['refund', 'cost', 'km', 'miles'] as const),
] as const

/** Rentals as rows of a file, named in the reader's language; times are the station's. */
export function historyRows(
  items: readonly HistoryItem[],
  t: ReturnType<typeof useTranslations<'history.csv'>>,
  statusOf: (status: HistoryItem['status']) => string,
): Cell[][] {
  const rows = items.map(({ number, date, car, pickupAt, dropoffAt, status, ...item }): Cell[] => [
    ...[number, stationTime(date), car, stationTime(pickupAt), stationTime(dropoffAt), statusOf(status)],
    ...[item.totalKop, item.paidKop, item.refundKop, item.costKop].map((kopecks) => ({ kopecks })),
    ...[item.distanceKm, item.miles],
  ])
  return [COLUMNS.map((column) => t(column)), ...rows]
}

/** As spreadsheets of every language read it. */
function stationTime(at: string): string {
  const { date, time } = toStationMoment(new Date(at), STATION_TIME_ZONE)
  return `${date} ${time}`
}
