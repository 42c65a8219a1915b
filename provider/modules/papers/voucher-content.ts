import { encode } from 'uqr'
import { type BookingPaper, bookingPaper, type PaperFacts } from '@/provider/rules/booking-paper'
import { type PaperText, paperText } from '@/provider/rules/paper-texts'

/** Plain data for the worker that draws it: in Russian, for whoever hands the car over, and in the client's language. */
export type VoucherContent = {
  number: string
  brand: string
  /** Path of the code's black squares, and how many of them a side has. */
  code: { path: string; side: number }
  sheets: VoucherSheet[]
}

export type VoucherSheet = BookingPaper & { headings: Record<Heading, string> }

type Heading = 'voucher' | 'number' | 'trip' | 'price' | 'bring' | 'accident' | 'scan'

/**
 * @param facts of the same booking, Russian first; one when it was booked in Russian
 * @param href where the code leads: without a key, since a voucher is shown to strangers
 */
export function voucherContent(facts: readonly [PaperFacts, ...PaperFacts[]], href: string): VoucherContent {
  const [{ booking, data }] = facts
  return { number: booking.number, brand: data.brand, code: codeOf(href), sheets: facts.map(sheetOf) }
}

function sheetOf(facts: PaperFacts): VoucherSheet {
  const text = (heading: PaperText) => paperText(heading, facts.language)
  return {
    ...bookingPaper(facts),
    headings: {
      voucher: text('voucher'),
      number: text('number'),
      trip: text('trip'),
      price: text('price'),
      bring: text('bring'),
      accident: text('accident'),
      scan: text('scan'),
    },
  }
}

function codeOf(href: string): VoucherContent['code'] {
  const { data, size } = encode(href, { border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: squares.join(''), side: size }
}
