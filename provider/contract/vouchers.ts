import { z } from 'zod'
import { Opaque } from './auth'
import { BookingNumber } from './bookings'
import { LANGUAGES } from './rules/text/languages'

/**
 * `GET sun/v2/bookings/{number}/voucher` (a PDF, of confirmed bookings and those after), `…/voucher-text` (what stands on
 * it) and `…/calendar` (an iCalendar file, of cancelled ones too), with the key or the session. `lang`: of the reader;
 * without it, that of the booking.
 */
export const VoucherQuery = z.strictObject({ lang: z.enum(LANGUAGES).optional() })
export type VoucherQuery = z.infer<typeof VoucherQuery>

/** Query of the site's own address that opens the PDF by a key (`VoucherKey`). */
export const KeyedVoucherQuery = VoucherQuery.extend({ key: Opaque })
export type KeyedVoucherQuery = z.infer<typeof KeyedVoucherQuery>

/** Header with the key of a voucher's file: no address of the provider has it, so no log of addresses has it. */
export const VOUCHER_KEY_HEADER = 'x-voucher-key'

/**
 * `POST sun/v2/bookings/{number}/voucher-keys`, with the key of the booking or the session: a key that opens the PDF of this
 * voucher without them, for some minutes and a few times. `conflict`: the booking has no voucher.
 */
export const VoucherKey = z.object({ key: Opaque, expiresAt: z.iso.datetime() })
export type VoucherKey = z.infer<typeof VoucherKey>

/** A term with its value; `notes` stand below the value. */
export const SheetRow = z.object({ term: z.string(), value: z.string(), notes: z.array(z.string()) })
export type SheetRow = z.infer<typeof SheetRow>

/** Rows of a trip, in the order in which they are printed; those that a booking does not have are left out. */
const TRIP_CODES = [
  'number',
  'car',
  'pickup',
  'dropoff',
  'driver',
  'extraDrivers',
  'flight',
  'note',
  'clerk',
  'insurance',
  'freeCancellation',
  'phone',
] as const

export const TripRow = SheetRow.extend({ code: z.enum(TRIP_CODES) })
export type TripRow = z.infer<typeof TripRow>

export const SumRow = SheetRow.extend({ code: z.enum(['total', 'paid', 'due', 'deposit']) })
export type SumRow = z.infer<typeof SumRow>

const Headings = z.object({
  voucher: z.string(),
  number: z.string(),
  trip: z.string(),
  price: z.string(),
  bring: z.string(),
  accident: z.string(),
  scan: z.string(),
  contact: z.string(),
  map: z.string(),
  say: z.string(),
})

/** A QR code without the 4 blank modules around it: the path of its dark modules, and how many of them a side has. */
export const QrCode = z.object({ path: z.string(), side: z.int().positive() })
export type QrCode = z.infer<typeof QrCode>

/** A voucher in one language: the same rows in each language, so that two sheets fit side by side. */
export const VoucherSheet = z.object({
  language: z.enum(LANGUAGES),
  headings: Headings,
  trip: z.array(TripRow),
  /** The moments of the hand-over by the branch's clock, without its zone, which is named once. */
  moments: z.object({ pickup: z.string(), dropoff: z.string(), zone: z.string() }),
  lines: z.array(SheetRow),
  /** Total, what is paid and what is not, deposit. */
  sums: z.array(SumRow),
  bring: z.array(z.string()),
  accident: z.array(z.string()),
  /** Opening hours of the branch, by its clock. */
  hours: z.string(),
  /** Phrases to show to people on the way, with their meaning; none in Russian. */
  phrases: z.array(z.object({ say: z.string(), meaning: z.string() })),
  /** The branch's WeChat for Chinese readers, its name and a code with it; null: none. */
  wechat: SheetRow.extend({ code: QrCode }).nullable().default(null),
  /** What the drawing of the car does not promise. */
  drawing: z.string(),
  company: z.array(z.string()),
})
export type VoucherSheet = z.infer<typeof VoucherSheet>

/** A sheet in Russian, for the staff at the hand-over, and one in the reader's language, unless that is Russian. */
export const Voucher = z.object({
  number: BookingNumber,
  brand: z.string(),
  /** Where the booking is on the site. */
  code: QrCode,
  /** Where the booking is on the site, without its key, the place of the pick-up on a map, and the branch's phone. */
  links: z.object({ booking: z.string(), map: z.string(), phone: z.string() }),
  /** The place of the pick-up, as a navigator takes it. */
  point: z.string(),
  sheets: z.tuple([VoucherSheet], VoucherSheet),
})
export type Voucher = z.infer<typeof Voucher>
