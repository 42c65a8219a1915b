import type { TripRow, VoucherSheet } from '@/provider/contract/vouchers'
import { JOINERS } from '@/provider/rules/vouchers/voucher-texts'

/** The sheet in Russian, and the one in the client's language unless that is Russian. */
export type Sheets = readonly [VoucherSheet, VoucherSheet | null]

type Code = TripRow['code']

/** Lists the sheets that a voucher has. */
export function listSheets([first, second]: Sheets): VoucherSheet[] {
  return second ? [first, second] : [first]
}

/** Returns a row of the trip, if the booking has it. */
export function rowOf({ trip }: VoucherSheet, code: Code) {
  return trip.find((row) => row.code === code)
}

/** Returns `Водитель: Лебедева Мария`, for each of these rows that the booking has. */
export function rowsOf(sheet: VoucherSheet, codes: readonly Code[]): string[] {
  const { term: colon, note: comma } = JOINERS[sheet.language]
  return codes.flatMap((code) => {
    const row = rowOf(sheet, code)
    return row ? [`${row.term}${colon}${[row.value, ...row.notes].join(comma)}`] : []
  })
}
