import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openCommands } from '@/tests/setup/run-command'
import { useProvider } from '@/tests/setup/use-provider'

describe('a client', () => {
  const provider = useProvider()
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const run = (args: string[]) => openCommands(provider.url, provider.clock)(args)

  /** A failed letter about a damage of a rental with an e-mail of its own, to a client without a confirmed one. */
  async function failedLetter(email: string | null) {
    const [booking] = await rows(sql`select b.id::int, b.driver ->> 'email' as email, b.client_id::int as client
      from bookings b join clients c on c.id = b.client_id
      where b.driver ->> 'email' <> '' and c.phone is not null order by b.id limit 1`)
    const { id, client, email: driverEmail } = booking ?? {}
    await rows(sql`update clients set email = ${email}, email_confirmed_at = null where id = ${client}`)
    const [made] = await rows(sql`with debt as (
        insert into damages (station, client_id, booking_id, car_id, damage, date, cost_kop, status)
        select station, client_id, id, car_id, '{"ru": "Скол", "en": "", "zh-CN": ""}', '2026-11-10', 100000, 'open' from bookings
        where id = ${id} returning id, client_id, station)
      insert into outbox (station, kind, channel, language, params, state, attempts, next_at, created_at, ended_at, client_id)
      select station, 'damage_added', 'email', 'ru', jsonb_build_object('damage', id::text), 'failed', 9, now(), now(),
        now(), client_id from debt returning id::int, params ->> 'damage' as debt`)
    const letter = async () => (await rows(sql`select state, address from outbox where id = ${made?.id}`))[0]
    return {
      driverEmail,
      client,
      retry: () => run(`outbox retry --id ${made?.id}`.split(' ')),
      letter,
      debt: made?.debt,
    }
  }

  it.each(['stranger@clients.example', null])(
    'reads a letter that is sent once more at the e-mail of the rental, not at one that nobody confirmed: %s',
    async (unconfirmed) => {
      const { driverEmail, retry, letter } = await failedLetter(unconfirmed)
      expect(await retry()).toMatchObject({ code: 0, errors: '' })
      expect(await letter()).toEqual({ state: 'waiting', address: driverEmail })
    },
  )

  it('reads a letter that is sent once more at the e-mail that he has confirmed since', async () => {
    const { client, retry, letter } = await failedLetter('confirmed@clients.example')
    await rows(sql`update clients set email_confirmed_at = now() where id = ${client}`)
    expect(await retry()).toMatchObject({ code: 0, errors: '' })
    expect(await letter()).toEqual({ state: 'waiting', address: 'confirmed@clients.example' })
  })

  it('is sent no letter once more when there is no e-mail but an unconfirmed one', async () => {
    const { debt, retry, letter } = await failedLetter('stranger@clients.example')
    await rows(sql`update damages set booking_id = null where id = ${debt}`)
    expect((await retry()).code).toBe(3)
    expect(await letter()).toEqual({ state: 'failed', address: null })
  })
})
