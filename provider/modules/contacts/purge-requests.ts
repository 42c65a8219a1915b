import { subDays, subHours } from 'date-fns'
import { sql } from 'drizzle-orm'
import { RETENTION } from '@/provider/contract/rules/retention'
import type { Database } from '@/provider/db/database'

const TRACKING = sql.raw('sp_id = null, ubtcid = null, ym_uid = null, referer = null')

/**
 * Erases who asked and what, from old callbacks, messages and requests of partners; their number and time stay. The networks of
 * requests are deleted after the hour for which they are counted.
 */
export async function purgeRequests({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await db.execute(
    sql`delete from request_networks where created_at < ${subHours(now(), 1).toISOString()}::timestamptz`,
  )
  const before = sql`${subDays(now(), RETENTION.requestDays).toISOString()}::timestamptz`
  const isOld = sql`created_at < ${before} and phone <> ''`
  await db.execute(sql`update callbacks set name = '—', phone = '', ${TRACKING} where ${isOld}`)
  await db.execute(sql`
    update messages set name = '—', phone = '', email = '', message = '—', ${TRACKING} where ${isOld}`)
  await db.execute(sql`
    update partner_requests set contact_name = '—', phone = '', email = '', message = '—', ${TRACKING} where ${isOld}`)
}
