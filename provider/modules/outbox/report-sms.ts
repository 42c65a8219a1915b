import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { MessageKind } from '@/provider/rules/notifications/messages'
import type { SmsExcess } from '@/provider/rules/notifications/sms-excess'
import { dayBefore } from './rules/sending-limits'
import { openPart } from './rules/sms-budget'

type Deps = { db: Database; settings: Settings; now: () => Date }

/** SMS of one kind that did not leave for one reason; `letters`: how many of them go by e-mail instead. */
export type WithheldSms = { reason: SmsExcess; kind: MessageKind; count: number; letters: number }

type PrefixSms = { prefix: string; count: number }

/** `ofPrefix`: where most SMS went, besides those to clients with a rental. Nobody is named. */
export type SmsReport = {
  sent: number
  limit: number
  open: { sent: number; limit: number }
  ofPrefix: PrefixSms[]
  withheld: WithheldSms[]
}

const PREFIXES = 5

/** Reports what the budget of SMS did within the last day: how many left, where to, and what did not leave and why. */
export async function reportSms({ db, settings, now }: Deps): Promise<SmsReport> {
  const { sms } = await settings.current()
  const since = sql`${dayBefore(now()).toISOString()}::timestamptz`
  const ofDay = sql`station = ${settings.station} and sent_at > ${since}`
  const { rows } = await db.execute<{ sent: number; open: number }>(sql`
    select count(*)::int as sent, count(*) filter (where not is_reserved)::int as open from sms_sends where ${ofDay}`)
  const { sent, open } = rows[0] ?? { sent: 0, open: 0 }
  const prefixes = await db.execute<PrefixSms>(sql`
    select prefix, count(*)::int as count from sms_sends where ${ofDay} and prefix is not null
    group by prefix order by count desc, prefix limit ${PREFIXES}`)
  const withheld = await db.execute<WithheldSms>(sql`
    select withheld as reason, kind, count(*)::int as count, count(*) filter (where channel = 'email')::int as letters
    from outbox where station = ${settings.station} and withheld is not null and created_at > ${since}
    group by withheld, kind order by count desc, kind, reason`)
  const limits = { limit: sms.perDay, open: { sent: open, limit: openPart(sms) } }
  return { sent, ...limits, ofPrefix: prefixes.rows, withheld: withheld.rows }
}
