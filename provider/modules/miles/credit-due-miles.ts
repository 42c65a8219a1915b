import { sql } from 'drizzle-orm'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Database } from '@/provider/db/database'
import type { Warn } from '@/provider/logging/warn'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { creditRental, type UncreditedRental } from './credit-miles'
import { expireClientMiles } from './expire-miles'

/** Rentals or clients of one run; the next run counts the rest. */
const BATCH = 200

type Deps = { db: Database; settings: Settings; now: () => Date; warn: Warn }

/** `counted`: rentals whose miles were promised or credited; `expired`: miles that expired. */
type CreditedMiles = { counted: number; expired: number }

/**
 * Promises the miles of rentals that began, credits those of rentals that ended and expires old miles. What fails is logged
 * and tried again by the next run.
 */
export async function creditDueMiles({ db, settings, now, warn }: Deps): Promise<CreditedMiles> {
  const data = await settings.current()
  const at = now()
  const { date: today } = toStationMoment(at, data.timeZone)
  const attempt = async (subject: Record<string, number>, run: () => Promise<number>): Promise<number> => {
    try {
      return await run()
    } catch (err) {
      warn({ err, ...subject }, 'miles could not be counted')
      return 0
    }
  }
  const result = { counted: 0, expired: 0 }
  for (const rental of await listUncredited(db)) {
    result.counted += await attempt({ bookingId: rental.id }, async () =>
      Number(await creditRental({ db }, rental, { data, today, at })),
    )
  }
  for (const clientId of await listExpiring(db, today)) {
    result.expired += await attempt({ clientId }, () => expireClientMiles({ db }, clientId, today, at))
  }
  return result
}

/** Rentals that began or ended since they were counted last; a partial index holds them. */
async function listUncredited(db: Database): Promise<UncreditedRental[]> {
  const { rows } = await db.execute<{ id: string; clientId: string }>(sql`
        select id, client_id as "clientId" from bookings where kind = 'booking'
          and ((status = 'active' and miles_counted is null)
            or (status = 'completed' and miles_counted is distinct from 'completed'))
        order by id limit ${BATCH}`)
  return rows.map(({ id, clientId }) => ({ id: Number(id), clientId: Number(clientId) }))
}

/** Clients with miles that have expired. @param today at the branch */
async function listExpiring(db: Database, today: string): Promise<number[]> {
  const { rows } = await db.execute<{ clientId: string }>(sql`
        select distinct client_id as "clientId" from mile_lots where left_miles > 0 and expires_on <= ${today}::date
        order by client_id limit ${BATCH}`)
  return rows.map(({ clientId }) => Number(clientId))
}
