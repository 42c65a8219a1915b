import type { Attachment } from '@/provider/modules/outbox/transport'
import type { VoucherRequest } from '@/provider/modules/vouchers/read-voucher'
import type { Language } from '@/provider/rules/i18n/language'
import { voucherLabel } from '@/provider/rules/vouchers/voucher-texts'

/** So often a letter waits for its voucher; then it is sent without it, with a link. */
const VOUCHER_TRIES = 3

/** The documents of a booking, made on request. */
export type Vouchers = {
  readVoucher(request: VoucherRequest): Promise<Buffer>
  readCalendarEntry(request: VoucherRequest): Promise<string>
}

type Letter = { number: string; key: string; language: Language; attempts: number }

/**
 * Makes the voucher and the calendar entry of a letter when it is sent; they are stored nowhere. `text`: what the letter
 * says about them.
 *
 * @throws {FailureError} `unavailable` when the voucher could not be made and sending is to be tried again
 */
export async function letterAttachments(
  vouchers: Vouchers,
  { number, key, language, attempts }: Letter,
): Promise<{ text: string; attachments: Attachment[] }> {
  const request = { access: { bookingNumber: number, key, clientId: null }, language, isLetter: true }
  const entry = {
    filename: `sun-rent-${number}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(await vouchers.readCalendarEntry(request)),
  }
  const voucher = await vouchers.readVoucher(request).catch((error: unknown) => {
    if (attempts < VOUCHER_TRIES) throw error
    return null
  })
  if (voucher === null) return { text: voucherLabel('attachedEntry', language), attachments: [entry] }
  const pdf = { filename: `sun-rent-${number}.pdf`, contentType: 'application/pdf', content: voucher }
  return { text: voucherLabel('attached', language), attachments: [pdf, entry] }
}
