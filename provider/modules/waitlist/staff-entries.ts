import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { carModels } from '@/provider/db/schema/cars'
import { clients } from '@/provider/db/schema/clients'
import { waitlistEntries as entries } from '@/provider/db/schema/waitlist'
import { countAll } from '@/provider/db/sql/count-all'
import { recordAction } from '@/provider/records/audit/record-action'
import type { Staff } from '@/provider/rules/actors'
import { isOpen } from './open-entries'

type Deps = { db: Database; station: string }

export type WaitingEntry = Awaited<ReturnType<typeof listWaiting>>[number]

/** Lists who waits for which model, the earliest first. */
export async function listWaiting({ db, station }: Deps, most: number) {
  return db
    .select({ entry: entries, car: carModels.name, phone: clients.phone, all: countAll() })
    .from(entries)
    .innerJoin(carModels, eq(carModels.id, entries.modelId))
    .leftJoin(clients, eq(clients.id, entries.clientId))
    .where(and(eq(entries.station, station), isOpen))
    .orderBy(asc(entries.createdAt), asc(entries.id))
    .limit(most)
}

/** Ends an entry for somebody who called. Returns false when none waits with this number. */
export async function stopForPerson({ db, station }: Deps, id: number, staff: Staff): Promise<boolean> {
  return retryTransaction(db, async (tx) => {
    const { rowCount } = await tx
      .update(entries)
      .set({ state: 'stopped', endedAt: staff.at })
      .where(and(eq(entries.id, id), eq(entries.station, station), isOpen))
    if (rowCount !== 1) return false
    await recordAction(tx, staff, 'waitlist.stop', null, { id })
    return true
  })
}
