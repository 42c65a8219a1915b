import { z } from 'zod'
import { LANGUAGES } from './rules/languages'

/**
 * `GET sun/v2/bookings/{number}/voucher` (a PDF, of confirmed bookings and those after) and `…/calendar` (an iCalendar
 * file, of cancelled ones too), with the key or the session. `lang`: of the reader; without it, that of the booking.
 */
export const PaperQuery = z.strictObject({ lang: z.enum(LANGUAGES).optional() })
export type PaperQuery = z.infer<typeof PaperQuery>
