import { subHours } from 'date-fns'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { clients } from '@/provider/db/schema/clients'
import { waitlistEntries as entries } from '@/provider/db/schema/waitlist'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { messageKey } from './open-entries'
import { restoreUnsent } from './restore-unsent'
import { pickEntries } from './rules/pick-entries'
import type { WaitlistDeps } from './waitlist-deps'

type Entry = typeof entries.$inferSelect

/**
 * Tells those who wait for a model that is free again for their dates, each once, the earliest first (decision 0108), and ends
 * the entries whose rental can never be booked any more. Any number of workers may do so at once. Returns how many were told.
 */
export async function notifyFree({ db, cars, settings, now }: WaitlistDeps): Promise<number> {
  await restoreUnsent(db, settings.station, now())
  const waiting = await db
    .select()
    .from(entries)
    .where(and(eq(entries.station, settings.station), eq(entries.state, 'waiting')))
  if (waiting.length === 0) return 0
  const counts = await cars.countFree(waiting.map(rentalOf))
  const { headStartHours } = (await settings.current()).waitlist
  await expire(
    db,
    waiting.filter((_, index) => counts[index] === null),
    now(),
  )
  const free = new Map(waiting.map(({ id }, index) => [id, counts[index] ?? 0]))
  const models = new Set(waiting.filter(({ id }) => free.get(id) !== 0).map(({ modelId }) => modelId))
  let notified = 0
  for (const modelId of models) {
    const of = { station: settings.station, modelId }
    notified += await retryTransaction(db, (tx) => notifyModel(tx, of, { free, headStartHours, at: now() }))
  }
  return notified
}

type Availability = { free: ReadonlyMap<number, number>; headStartHours: number; at: Date }

/** The waiting rows are locked: another worker that wants to tell the same people waits, and then sees that it is done. */
async function notifyModel(
  tx: Transaction,
  { station, modelId }: { station: string; modelId: number },
  { free, headStartHours, at }: Availability,
): Promise<number> {
  const ofModel = and(eq(entries.station, station), eq(entries.modelId, modelId))
  const waiting = await tx
    .select()
    .from(entries)
    .where(and(ofModel, eq(entries.state, 'waiting')))
    .orderBy(asc(entries.createdAt), asc(entries.id))
    .for('update')
  const ahead = await tx
    .select()
    .from(entries)
    .where(and(ofModel, eq(entries.state, 'notified'), gt(entries.endedAt, subHours(at, headStartHours))))
  const picked = pickEntries(waiting, ahead, ({ id }) => free.get(id) ?? 0)
  for (const entry of picked) await notify(tx, entry, at)
  return picked.length
}

async function notify(tx: Transaction, entry: Entry, at: Date): Promise<void> {
  const { id, station, language, channel, clientId, email } = entry
  const attempts = entry.attempts + 1
  await tx.update(entries).set({ state: 'notified', attempts, endedAt: at }).where(eq(entries.id, id))
  const params = { entry: String(id) }
  const message = {
    station,
    kind: 'car_free',
    channel,
    language,
    params,
    dedupKey: messageKey({ id, attempts }),
    at,
  } as const
  if (email !== null) return enqueue(tx, { ...message, clientId, address: email })
  const [client] = await tx
    .select({ phone: clients.phone })
    .from(clients)
    .where(eq(clients.id, clientId ?? 0))
  if (client?.phone) await enqueue(tx, { ...message, phone: client.phone })
}

async function expire(db: Database, over: readonly Entry[], at: Date): Promise<void> {
  if (over.length === 0) return
  const ids = over.map(({ id }) => id)
  await db
    .update(entries)
    .set({ state: 'expired', endedAt: at })
    .where(and(inArray(entries.id, ids), eq(entries.state, 'waiting')))
}

function rentalOf({ modelId, startAt, endAt, pickupPlace, dropoffPlace }: Entry) {
  return { modelId, pickup: startAt, dropoff: endAt, pickupPlace, dropoffPlace }
}
