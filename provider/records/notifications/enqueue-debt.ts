import { and, eq } from 'drizzle-orm'
import { NOTICE_CHANNELS, type NoticeChannel } from '@/provider/contract/rules/profile/notification-settings'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { settings } from '@/provider/db/schema/settings'
import { readNotificationSettings } from '@/provider/records/clients/notification-settings'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import type { Language } from '@/provider/rules/i18n/language'
import type { DebtMessageKind } from '@/provider/rules/notifications/debt-texts'
import { isSmsCountry } from '@/provider/rules/notifications/sms-countries'
import { enqueue, type MessageTo } from './enqueue'

export type Debt = { kind: 'fine' | 'damage'; id: number; clientId: number; bookingId: number | null }
type Addresses = Partial<Record<NoticeChannel, MessageTo>>
type RentalEmail = { clientId: number; address: string; language: Language }

/**
 * Enqueues the notifications of a fine, a damage or a decided dispute on the channels that the client chose, or on the other
 * one when none of those has an address; each once. The outbox stores the phone or the address, and numbers; no name and no
 * text.
 *
 * @returns false when the client has no address: then nothing is written, and the days of a dispute do not begin
 */
export async function enqueueDebt(
  tx: Transaction,
  kind: DebtMessageKind,
  debt: Debt,
  { station, at }: { station: string; at: Date },
): Promise<boolean> {
  const addresses = await addressesOf(tx, debt, station)
  const { debts } = await readNotificationSettings(tx, debt.clientId)
  const reachable = NOTICE_CHANNELS.filter((channel) => addresses[channel] !== undefined)
  const chosen = reachable.filter((channel) => debts[channel])
  const isOther = chosen.length === 0
  const params = { [debt.kind]: String(debt.id), at: at.toISOString(), ...(isOther && { otherWay: 'yes' }) }
  for (const channel of isOther ? reachable : chosen) {
    const to = addresses[channel]
    const dedupKey = `${kind}:${debt.kind}:${debt.id}:${channel}`
    if (to) await enqueue(tx, { ...to, station, kind, channel, params, dedupKey, at })
  }
  return reachable.length > 0
}

/** Finds the client's phone and confirmed e-mail; without one, the e-mail that was given for the rental of the debt. */
async function addressesOf(tx: Transaction, { clientId, bookingId }: Debt, station: string): Promise<Addresses> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, clientId))
  if (!client?.phone) return {}
  const { phone } = client
  const [branch] = await tx.select({ data: settings.data }).from(settings).where(eq(settings.station, station))
  const countries = branch?.data.signIn.countries ?? []
  const email: MessageTo | null =
    confirmedEmail(client) === null ? await rentalEmail(tx, clientId, bookingId) : { phone }
  return {
    ...(isSmsCountry(phone, countries) && { sms: { phone } }),
    ...(email && { email }),
  }
}

/**
 * Finds the address for a letter about a debt that is sent once more, by the same rule as the first time.
 *
 * @returns null when the client has none
 */
export async function findDebtEmail(
  tx: Transaction,
  { clientId, bookingId }: Pick<Debt, 'clientId' | 'bookingId'>,
): Promise<string | null> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, clientId))
  if (!client?.phone) return null
  return confirmedEmail(client) ?? (await rentalEmail(tx, clientId, bookingId))?.address ?? null
}

async function rentalEmail(tx: Transaction, clientId: number, bookingId: number | null): Promise<RentalEmail | null> {
  if (bookingId === null) return null
  const [booking] = await tx
    .select({ driver: bookings.driver, language: bookings.language })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.clientId, clientId)))
  const { driver, language } = booking ?? {}
  return driver?.email && language ? { clientId, address: driver.email, language } : null
}
