import { z } from 'zod'
import { BookingNumber } from './bookings'
import { LANGUAGES } from './rules/text/languages'

/**
 * `GET sun/v2/bookings/{number}/voucher` (a PDF, of confirmed bookings and those after), `…/voucher-text` (what stands on
 * it) and `…/calendar` (an iCalendar file, of cancelled ones too), with the key or the session. `lang`: of the reader;
 * without it, that of the booking.
 */
export const VoucherQuery = z.strictObject({ lang: z.enum(LANGUAGES).optional() })
export type VoucherQuery = z.infer<typeof VoucherQuery>

/** A term with its value; `notes` stand below the value. */
export const SheetRow = z.object({ term: z.string(), value: z.string(), notes: z.array(z.string()) })
export type SheetRow = z.infer<typeof SheetRow>

const Headings = z.object({
  voucher: z.string(),
  number: z.string(),
  trip: z.string(),
  price: z.string(),
  bring: z.string(),
  accident: z.string(),
  scan: z.string(),
})

/** A voucher in one language: the same rows in each language, so that two sheets fit side by side. */
export const VoucherSheet = z.object({
  language: z.enum(LANGUAGES),
  headings: Headings,
  trip: z.array(SheetRow),
  lines: z.array(SheetRow),
  /** Total, what is paid and what is not, deposit. */
  sums: z.array(SheetRow),
  bring: z.array(z.string()),
  accident: z.array(z.string()),
  company: z.array(z.string()),
})
export type VoucherSheet = z.infer<typeof VoucherSheet>

/** A sheet in Russian, for the staff at the hand-over, and one in the reader's language, unless that is Russian. */
export const Voucher = z.object({
  number: BookingNumber,
  brand: z.string(),
  /** Where the booking is on the site: path of the code's black squares, and how many of them a side has. */
  code: z.object({ path: z.string(), side: z.int().positive() }),
  sheets: z.tuple([VoucherSheet], VoucherSheet),
})
export type Voucher = z.infer<typeof Voucher>
