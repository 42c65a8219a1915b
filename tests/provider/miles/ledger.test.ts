import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { ChargeResponse } from '@/provider/contract/miles'
import { sessionOf } from '@/tests/setup/client-session'
import { useProvider } from '@/tests/setup/use-provider'

/** Has no miles in the demo files. */
const [POOR, DEBTOR] = [2, 3]

describe('the ledger of miles', () => {
  const provider = useProvider()

  type Entry = {
    client?: number
    from: string
    to: string
    miles: number
    settles?: number | null
    expires?: string | null
  }

  /** @returns the id of the entry */
  async function enter(entry: Entry, db: Pick<typeof provider.db, 'execute'> = provider.db): Promise<number> {
    const { client = POOR, from, to, miles, settles = null, expires = null } = entry
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into mile_entries (station, client_id, from_account, to_account, miles, at, expires_on, settles_id, text)
      values ('vldk', ${client}, ${from}, ${to}, ${miles}, now(), ${expires}, ${settles}, '{"ru": "Проверка"}') returning id`)
    return Number(rows[0]?.id)
  }

  const bonus = (miles: number, client = POOR) =>
    enter({ client, from: 'program:bonus', to: 'client:available', miles })
  const spend = (miles: number, client = POOR) =>
    enter({ client, from: 'client:available', to: 'program:spent', miles })
  const violation = (constraint: string) => ({ cause: expect.objectContaining({ constraint }) })

  async function charged(client = POOR): Promise<ChargeResponse> {
    const headers = await sessionOf(provider, client)
    return (await provider.call('GET', '/auth-client/charge', undefined, headers)).json().data
  }

  it.each([
    ['changed', 'update mile_entries set miles = miles + 1'],
    ['removed', 'delete from mile_entries'],
    ['emptied', 'truncate mile_entries cascade'],
  ])('is append-only: no row is %s', async (_, statement) => {
    const cause = expect.objectContaining({ message: 'mile_entries is append-only' })
    await expect(provider.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause })
  })

  it('balances: what every account has adds up to nothing', async () => {
    const { rows } = await provider.db.execute<{ total: string; entries: string }>(sql`
      select sum(amount) as total, count(*) as entries from (
        select to_account as account, miles as amount from mile_entries
        union all select from_account, -miles from mile_entries) moved`)
    expect(Number(rows[0]?.total)).toBe(0)
    expect(Number(rows[0]?.entries)).toBeGreaterThan(40)
  })

  it('spends no more than there is, to the last mile', async () => {
    await bonus(100)
    await expect(spend(101)).rejects.toMatchObject(violation('mile_entries_no_overdraft'))
    expect((await charged()).balance).toBe(100)
    await spend(100)
    expect((await charged()).balance).toBe(0)
    await expect(spend(1)).rejects.toMatchObject(violation('mile_entries_no_overdraft'))
  })

  it('does not pay with another client’s miles', async () => {
    await bonus(500)
    await expect(spend(1, DEBTOR)).rejects.toMatchObject(violation('mile_entries_no_overdraft'))
    await spend(500)
  })

  it('makes the second of two payments wait for the first, and then rejects it', async () => {
    await bonus(100, DEBTOR)
    const all = { client: DEBTOR, from: 'client:available', to: 'program:spent', miles: 100 }
    const waiting = async () => {
      const { rows } = await provider.db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(rows).toHaveLength(1)
    }
    const second = await provider.db.transaction(async (tx) => {
      await enter(all, tx)
      const late = Promise.allSettled([enter(all)])
      await Promise.race([late, vi.waitFor(waiting, { interval: 10 })])
      return { late }
    })
    expect(await second.late).toMatchObject([{ status: 'rejected', reason: violation('mile_entries_no_overdraft') }])
    expect((await charged(DEBTOR)).balance).toBe(0)
  })

  it('lets 40 payments at once take ten times a hundred of a thousand', async () => {
    await bonus(1_000, DEBTOR)
    const tries = await Promise.allSettled(Array.from({ length: 40 }, () => spend(100, DEBTOR)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect((await charged(DEBTOR)).balance).toBe(0)
  })

  it('leaves pending miles out of the balance until one entry credits them, and lists them once', async () => {
    const before = (await charged()).items.length
    const pending = await enter({ from: 'program:earned', to: 'client:pending', miles: 70, expires: '2028-11-21' })
    expect(await charged()).toMatchObject({ balance: 0, pending: 70 })
    await expect(spend(70)).rejects.toMatchObject(violation('mile_entries_no_overdraft'))

    const settle = { from: 'client:pending', to: 'client:available', miles: 70, settles: pending }
    await enter(settle)
    const after = await charged()
    expect(after).toMatchObject({ balance: 70, pending: 0 })
    expect(after.items).toHaveLength(before + 1)
    expect(after.items[0]).toMatchObject({ miles: 70, state: 'credited' })
    await expect(enter(settle)).rejects.toMatchObject(violation('mile_entries_settles_id_key'))
    await spend(70)
  })

  it('reverses pending miles without a trace in the list', async () => {
    const before = await charged()
    const pending = await enter({ from: 'program:earned', to: 'client:pending', miles: 30 })
    await enter({ from: 'client:pending', to: 'program:earned', miles: 30, settles: pending })
    expect(await charged()).toEqual(before)
  })

  it('settles whole entries of the same client only', async () => {
    const pending = await enter({ from: 'program:earned', to: 'client:pending', miles: 30 })
    const settle = { from: 'client:pending', to: 'client:available', settles: pending }
    for (const wrong of [
      { ...settle, miles: 29 },
      { ...settle, miles: 30, client: DEBTOR },
      { ...settle, miles: 30, settles: null },
    ])
      await expect(enter(wrong)).rejects.toMatchObject(violation('mile_entries_settle_pending'))
  })

  it.each([
    { from: 'program:bonus', to: 'program:spent', miles: 1 },
    { from: 'client:available', to: 'client:pending', miles: 1 },
    { from: 'program:expired', to: 'client:available', miles: 1 },
    { from: 'somebody', to: 'client:available', miles: 1 },
  ])('accepts no entry from $from to $to', async (entry) => {
    await expect(enter(entry)).rejects.toMatchObject(violation('mile_entries_legal_move'))
  })

  it.each([0, -5])('accepts no entry of %i miles', async (miles) => {
    await expect(bonus(miles)).rejects.toMatchObject(violation('mile_entries_miles_check'))
  })
})
