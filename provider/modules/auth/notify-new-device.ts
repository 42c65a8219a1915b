import { subDays } from 'date-fns'
import { and, count, eq, gt } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { outbox } from '@/provider/db/schema/outbox'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import type { Language } from '@/provider/rules/i18n/language'
import type { SignInRules } from '@/provider/rules/settings/station-settings'

type Client = { phone: string; language: Language; email: string | null; emailConfirmedAt: Date | null }

type NewDevice = {
  station: string
  /** What the browser calls itself, and from which network; null: unknown. */
  device: string | null
  network: string | null
  at: Date
}

/**
 * Enqueues the message about a sign-in from a device that never signed this client in, in its transaction, which has locked
 * the client. It goes to the confirmed e-mail, and by SMS only to a client without one: an intruder with the password
 * may sign in as often as he likes, so a client gets only so many a day.
 */
export async function notifyNewDevice(
  tx: Transaction,
  { phone, language, ...client }: Client,
  { station, device, network, at }: NewDevice,
  { newDeviceMessagesPerDay }: Pick<SignInRules, 'newDeviceMessagesPerDay'>,
): Promise<void> {
  const [row] = await tx
    .select({ messages: count() })
    .from(outbox)
    .where(and(eq(outbox.phone, phone), eq(outbox.kind, 'new_device'), gt(outbox.createdAt, subDays(at, 1))))
  if ((row?.messages ?? 0) >= newDeviceMessagesPerDay) return
  const params = { at: at.toISOString(), ...(device && { device }), ...(network && { network }) }
  const channel = confirmedEmail(client) === null ? 'sms' : 'email'
  await enqueue(tx, { station, kind: 'new_device', channel, phone, language, params, at })
}
