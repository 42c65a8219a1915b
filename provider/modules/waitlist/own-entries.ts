import { subHours } from 'date-fns'
import { and, asc, eq } from 'drizzle-orm'
import type { OwnWaitlistResponse } from '@/provider/contract/waitlist'
import { carModels } from '@/provider/db/schema/cars'
import { clients } from '@/provider/db/schema/clients'
import { waitlistEntries as entries } from '@/provider/db/schema/waitlist'
import { FailureError } from '@/provider/failure-error'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import { isOpen } from './open-entries'
import { getsSms } from './resolve-destination'
import type { WaitlistDeps } from './waitlist-deps'

type Deps = Pick<WaitlistDeps, 'db' | 'settings' | 'now'>

/** Lists what a client waits for, the nearest dates first, and where messages to the client can go. */
export async function listOwnEntries({ db, settings }: Deps, clientId: number): Promise<OwnWaitlistResponse> {
  const { rules, signIn } = await settings.current()
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId))
  const rows = await db
    .select({ entry: entries, slug: carModels.slug, name: carModels.name })
    .from(entries)
    .innerJoin(carModels, eq(carModels.id, entries.modelId))
    .where(and(eq(entries.clientId, clientId), isOpen))
    .orderBy(asc(entries.startAt), asc(entries.id))
  return {
    items: rows.map(({ entry: { id, startAt, endAt, email }, slug, name }) => ({
      id,
      car: { slug, name },
      pickupAt: startAt.toISOString(),
      dropoffAt: endAt.toISOString(),
      email,
      until: subHours(startAt, rules.minHoursBeforePickup).toISOString(),
    })),
    email: client ? confirmedEmail(client) : null,
    phone: client?.phone && getsSms(client.phone, signIn) ? client.phone : null,
  }
}

/** Ends an entry of the client. @throws {FailureError} `not_found`: another client's, or one that has ended */
export async function leaveWaitlist({ db, now }: Deps, clientId: number, id: number): Promise<{ left: true }> {
  const { rowCount } = await db
    .update(entries)
    .set({ state: 'stopped', endedAt: now() })
    .where(and(eq(entries.id, id), eq(entries.clientId, clientId), isOpen))
  if (rowCount !== 1) throw new FailureError('not_found', 'No such entry.')
  return { left: true }
}
