import type { Attachment } from '@/provider/modules/outbox/transport'
import type { PapersService } from '@/provider/modules/vouchers/read-voucher'
import type { Language } from '@/provider/rules/i18n/language'
import { voucherLabel } from '@/provider/rules/vouchers/voucher-texts'

/** So often a letter waits for its voucher; then it leaves without, and leads to it by its link. */
const VOUCHER_TRIES = 3

type Asked = { number: string; key: string; language: Language; attempts: number }

/**
 * The voucher and the calendar entry that go with a letter, made when it leaves and kept nowhere.
 *
 * @returns `text`: what the letter says of them
 * @throws {FailureError} `unavailable` when the voucher could not be made and the letter is to be tried again
 */
export async function letterPapers(
  papers: Pick<PapersService, 'voucher' | 'calendar'>,
  { number, key, language, attempts }: Asked,
): Promise<{ text: string; attachments: Attachment[] }> {
  const wish = { number, opener: { key, clientId: null }, language }
  const entry = {
    filename: `sun-rent-${number}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(await papers.calendar(wish)),
  }
  const voucher = await papers.voucher(wish).catch((error: unknown) => {
    if (attempts < VOUCHER_TRIES) throw error
    return null
  })
  if (voucher === null) return { text: voucherLabel('attachedEntry', language), attachments: [entry] }
  const pdf = { filename: `sun-rent-${number}.pdf`, contentType: 'application/pdf', content: voucher }
  return { text: voucherLabel('attached', language), attachments: [pdf, entry] }
}
