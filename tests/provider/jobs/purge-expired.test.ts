import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { createProvider } from '@/provider/app'
import { RETENTION } from '@/provider/contract/rules/retention'
import { schedulePurges } from '@/provider/jobs/purge-expired'
import { purgeRequests } from '@/provider/modules/contacts/purge-requests'
import { createServices } from '@/provider/services'
import { openAuth } from '@/tests/setup/auth-guests'
import { config } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const DAY_MS = 24 * 60 * 60 * 1000

describe('the purges of expired rows', () => {
  const provider = useProvider()
  const auth = openAuth(provider)

  it('keep codes for two days, and messages and sessions for thirty after they ended', async () => {
    const phone = await auth.addClient()
    const { session, client_token } = await auth.register(phone)
    await auth.as(session, client_token, '/auth-client/logout')
    const live = await auth.register(await auth.addClient())
    await provider.db.execute(sql`insert into login_attempts values ('old', 1, 1), ('new', 1, 9000000000000)`)
    await provider.db.execute(sql`insert into code_alerts values ('+7999777', ${provider.clock.now.toISOString()})`)
    const services = createServices({
      db: provider.db,
      now: () => provider.clock.now,
      config,
      isDraining: () => false,
      warn: () => undefined,
      alert: () => undefined,
    })
    const left = async () => {
      const { outbox, auth: ofAuth, sessions } = services.jobs.purges
      for (const purge of [outbox, ofAuth, sessions]) await purge()
      const { rows } = await provider.db.execute(sql`select (select count(*) from codes)::int codes,
        (select count(*) from code_alerts)::int alerts,
        (select count(*) from outbox where state <> 'waiting')::int messages, (select count(*) from sessions)::int sessions,
        (select string_agg(key, ',') from login_attempts where key in ('old', 'new')) attempts`)
      return rows[0]
    }
    const start = provider.clock.now.getTime()
    const leftAfter = (days: number, ms: number) => {
      provider.clock.now = new Date(start + days * DAY_MS + ms)
      return left()
    }
    expect(await leftAfter(0, 0)).toMatchObject({ codes: 2, sessions: 2, attempts: 'new' })
    expect(await leftAfter(2, 0)).toMatchObject({ codes: 2, alerts: 1 })
    expect(await leftAfter(2, 1)).toMatchObject({ codes: 0, alerts: 0, messages: 4 })
    expect(await leftAfter(30, 0)).toMatchObject({ messages: 4, sessions: 2 })
    expect(await leftAfter(30, 1)).toMatchObject({ messages: 0, sessions: 1 })
    provider.clock.now = new Date(start)
    expect((await auth.as(live.session, live.client_token)).statusCode).toBe(200)
  })

  it('keep an export for a year', async () => {
    const at = provider.clock.now
    await provider.db.execute(sql`insert into client_exports (client_id, began_at, ended_at) values
      (1, ${at.toISOString()}, ${at.toISOString()})`)
    const services = createServices({
      db: provider.db,
      now: () => provider.clock.now,
      config,
      isDraining: () => false,
      warn: () => undefined,
      alert: () => undefined,
    })
    const leftOn = async (day: string) => {
      provider.clock.now = new Date(day)
      await services.jobs.purges.exports()
      const { rows } = await provider.db.execute<{ n: number }>(sql`select count(*)::int n from client_exports`)
      return rows[0]?.n
    }
    expect([await leftOn('2027-11-21T03:00:00Z'), await leftOn('2027-11-22T05:00:00Z')]).toEqual([1, 0])
  })

  it('erase who called, wrote or asked to be a partner after the days that the privacy policy names', async () => {
    const created = provider.clock.now
    const at = sql`${created.toISOString()}::timestamptz`
    await provider.db.execute(sql`insert into callbacks (station, client_id, name, phone, referer, created_at)
      values ('vldk', 1, 'Анна', '+79990000077', 'https://ya.ru', ${at})`)
    await provider.db.execute(sql`insert into messages (station, client_id, name, phone, email, message, language, created_at)
      values ('vldk', 1, 'Анна', '+79990000077', 'a@clients.example', 'Где вы?', 'ru', ${at})`)
    await provider.db.execute(sql`
      insert into partner_requests (station, company, contact_name, phone, email, site, kind, city, message, language,
        created_at)
      values ('vldk', 'Отель', 'Анна', '+79990000077', 'a@clients.example', '', 'hotel', 'Владивосток', '—', 'ru', ${at})`)
    const leftAfter = async (days: number) => {
      const now = () => new Date(created.getTime() + days * DAY_MS)
      await purgeRequests({ db: provider.db, now })
      const { rows } = await provider.db.execute<{ n: number }>(sql`select
        (select count(*) from callbacks where name = 'Анна' or phone = '+79990000077' or referer = 'https://ya.ru')::int +
        (select count(*) from messages where name = 'Анна' or email = 'a@clients.example' or message = 'Где вы?')::int +
        (select count(*) from partner_requests where contact_name = 'Анна' or email = 'a@clients.example')::int n`)
      return rows[0]?.n
    }
    const days = RETENTION.requestDays
    expect([await leftAfter(days - 1), await leftAfter(days + 1)]).toEqual([3, 0])
  })

  it('go on with the files of passports when another purge fails', async () => {
    vi.useFakeTimers()
    try {
      const app = createProvider({ db: provider.db, now: () => provider.clock.now, config })
      const purged: string[] = []
      const purge = (name: string) => async () => purged.push(name)
      const failing = () => Promise.reject(new Error('the table is locked'))
      const rest = {
        auth: purge('auth'),
        sessions: purge('sessions'),
        waitlist: purge('waitlist'),
        exports: purge('exports'),
        pageChanges: purge('pageChanges'),
        vouchers: purge('vouchers'),
        requests: purge('requests'),
      }
      schedulePurges(app, { ...rest, outbox: failing, files: purge('files') })
      await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
      expect(purged.sort()).toEqual([
        'auth',
        'exports',
        'files',
        'pageChanges',
        'requests',
        'sessions',
        'vouchers',
        'waitlist',
      ])
      await app.close()
    } finally {
      vi.useRealTimers()
    }
  })
})
