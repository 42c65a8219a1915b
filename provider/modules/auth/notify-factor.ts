import type { Transaction } from '@/provider/db/database'
import { enqueue } from '@/provider/records/notifications/enqueue'
import type { Language } from '@/provider/rules/i18n/language'
import { CHANNELS } from '@/provider/rules/notifications/messages'

/**
 * Enqueues the message about a second factor or its recovery codes, on every channel: an intruder may have the client's phone
 * or mailbox.
 */
export async function notifyFactor(
  tx: Transaction,
  kind: 'second_factor_on' | 'second_factor_off' | 'recovery_codes_renewed',
  { phone, language }: { phone: string; language: Language },
  { station, at }: { station: string; at: Date },
): Promise<void> {
  for (const channel of CHANNELS) await enqueue(tx, { station, kind, channel, phone, language, at })
}
