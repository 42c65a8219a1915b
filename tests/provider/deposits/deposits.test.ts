import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { HistoryDetail } from '@/provider/contract/history'
import { databaseErrorOf } from '@/provider/db/errors'
import { createReferenceCache } from '@/provider/db/reference-cache'
import { holdDeposit } from '@/provider/modules/deposits/hold-deposit'
import { releaseDeposit } from '@/provider/modules/deposits/release-deposit'
import { bindSettings } from '@/provider/modules/settings/bind-settings'
import { sessionOf } from '@/tests/setup/client-session'
import { START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

/** The client whose rental runs, with 10 000 ₽ blocked on one card; the client with a long history. */
const [RUNNING, RICH] = [6, 1]
const NUMBER = '1047840'
const DEPOSIT_KOP = 1_000_000
const AT_ONCE = 20

describe('holds of one deposit', () => {
  const provider = useProvider()
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const open = () =>
    rows(sql`select h.amount_kop::int as kop from deposit_holds h join bookings b on b.id = h.booking_id
      where b.number = ${NUMBER} and h.released_at is null order by h.id`)
  const deps = () => {
    const { db, clock } = provider
    const now = () => clock.now
    return { db, settings: bindSettings(db, { cache: createReferenceCache(db), station: 'vldk', now }) }
  }
  const staff = () => ({ station: 'vldk', operator: 'тест', at: provider.clock.now })
  const hold = (index: number, amountKop: number) =>
    holdDeposit(deps(), { number: NUMBER, brand: 'mir', last4: String(1000 + index), amountKop }, staff())
  /** Past the use case, as an operator who writes SQL. */
  const insert = (last4: string, kop: number, number = NUMBER) =>
    rows(sql`insert into deposit_holds (booking_id, card_brand, card_last4, amount_kop, held_at)
      select id, 'mir', ${last4}, ${kop}, ${START.toISOString()} from bookings where number = ${number}`)
  const constraintOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => databaseErrorOf(error)?.constraint ?? 'another error',
    )
  const many = <Result>(work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)))
  const count = (outcomes: readonly string[]) =>
    Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]))

  beforeAll(async () => {
    const release = { number: NUMBER, last4: '2296', keptKop: 0, reason: null }
    const released = await releaseDeposit(deps(), release, staff())
    expect(released).toMatchObject({ cardsLeft: 0 })
  })

  const releaseAll = () =>
    rows(sql`update deposit_holds set released_at = held_at, kept_kop = 0
    from bookings b where b.id = booking_id and b.number = ${NUMBER} and released_at is null`)

  it('are two cards at most, also when many operators block them at once', async () => {
    const outcomes = await many((index) => hold(index, 100))
    expect(count(outcomes.map((outcome) => (outcome === 'held' ? outcome : outcome.why)))).toEqual({
      held: 2,
      too_many_cards: 18,
    })
    expect(await open()).toHaveLength(2)
    await releaseAll()
    const written = await many((index) => constraintOf(insert(String(2000 + index), 100)))
    expect(count(written)).toEqual({ done: 2, deposit_holds_max_cards: 18 })
    await releaseAll()
  })

  it('are as many as the setting allows', async () => {
    const set = (cards: number) =>
      rows(sql`update settings set data = jsonb_set(data, '{rules,depositMaxCards}', ${String(cards)}::jsonb)`)
    await set(5)
    expect(count(await many((index) => constraintOf(insert(String(3000 + index), 100))))).toEqual({
      done: 5,
      deposit_holds_max_cards: 15,
    })
    await set(2)
    await releaseAll()
  })

  it('never sum up to more than the deposit, also when many operators block them at once', async () => {
    const outcomes = await many((index) => hold(index, 600_000))
    const named = count(outcomes.map((outcome) => (outcome === 'held' ? outcome : outcome.why)))
    expect(named).toEqual({ held: 1, over_deposit: 19 })
    await releaseAll()
    expect(count(await many((index) => constraintOf(insert(String(4000 + index), 600_000))))).toEqual({
      done: 1,
      deposit_holds_within_deposit: 19,
    })
    expect(await constraintOf(insert('4999', 400_001))).toBe('deposit_holds_within_deposit')
    expect(await constraintOf(insert('4999', 400_000))).toBe('done')
    expect((await open()).reduce((sum, { kop }) => sum + Number(kop), 0)).toBe(DEPOSIT_KOP)
    await releaseAll()
  })

  it('count what was kept of a card that was released', async () => {
    await insert('5001', 600_000)
    const release = { number: NUMBER, last4: '5001', keptKop: 600_000, reason: 'damage' } as const
    const result = await releaseDeposit(deps(), release, staff())
    expect(result).toMatchObject({ hold: { keptKop: 600_000 } })
    expect(await constraintOf(insert('5002', 400_001))).toBe('deposit_holds_within_deposit')
    expect(await hold(2, 400_001)).toEqual({ why: 'over_deposit', leftKop: 400_000, depositKop: DEPOSIT_KOP })
  })

  it('are of one card once while it is blocked, and released once, by the first operator', async () => {
    const same = await many(() => hold(7, 1_000))
    expect(count(same.map((outcome) => (outcome === 'held' ? outcome : outcome.why)))).toEqual({
      held: 1,
      held_already: 19,
    })
    const actions = await rows(sql`select count(*)::int as n from operator_acts where act = 'deposit.release'`)
    const release = { number: NUMBER, last4: '1007', keptKop: 0, reason: null }
    const released = await many(() => releaseDeposit(deps(), release, staff()))
    const named = count(released.map((outcome) => ('why' in outcome ? outcome.why : 'released')))
    expect(named).toEqual({ released: 1, released_already: 19 })
    expect(await rows(sql`select count(*)::int as n from operator_acts where act = 'deposit.release'`)).toEqual([
      { n: Number(actions[0]?.n) + 1 },
    ])
  })

  it('cannot be rewritten by SQL', async () => {
    const released = sql`h.released_at is not null and b.number = ${NUMBER}`
    const change = (what: ReturnType<typeof sql>) =>
      constraintOf(
        rows(sql`update deposit_holds h set ${what} from bookings b where b.id = h.booking_id and ${released}`),
      )
    expect(await change(sql`kept_kop = 1, kept_reason = 'fuel'`)).toBe('deposit_holds_released_once')
    expect(await change(sql`released_at = null, kept_kop = null, kept_reason = null`)).toBe(
      'deposit_holds_released_once',
    )
    expect(await change(sql`amount_kop = h.amount_kop + 1`)).toBe('deposit_holds_terms_stay')
    expect(await change(sql`card_last4 = '0000'`)).toBe('deposit_holds_terms_stay')
    await insert('6001', 1_000)
    const free = (kop: number, reason: string | null) =>
      constraintOf(
        rows(
          sql`update deposit_holds set released_at = held_at, kept_kop = ${kop}, kept_reason = ${reason} where card_last4 = '6001'`,
        ),
      )
    expect(await free(1_001, 'fuel')).toBe('deposit_holds_kept_within_hold')
    expect(await free(1, null)).toBe('deposit_holds_kept_for_a_reason')
    expect(await free(0, 'fuel')).toBe('deposit_holds_kept_for_a_reason')
    for (const table of ['deposit_holds', 'operator_acts']) {
      await expect(rows(sql`delete from ${sql.identifier(table)}`)).rejects.toThrow()
      await expect(rows(sql`truncate ${sql.identifier(table)}`)).rejects.toThrow()
    }
    await expect(rows(sql`update operator_acts set operator = 'другой'`)).rejects.toThrow()
  })

  it('are of rentals alone: of none that came to nothing or is not confirmed', async () => {
    for (const number of ['1048114', '1048251', '1048525', '1046059', '1048936', '1049073'])
      expect([number, await constraintOf(insert('7001', 100, number))]).toEqual([number, 'deposit_holds_of_rental'])
  })

  it('are visible to the client of the booking alone', async () => {
    const own = await sessionOf(provider, RUNNING)
    const response = await provider.call('GET', `/auth-client/history/${NUMBER}`, undefined, own)
    const { deposit } = response.json().data as HistoryDetail
    expect(deposit.cards[0]).toMatchObject({
      brand: 'mir',
      last4: '2296',
      amountKop: DEPOSIT_KOP,
      keptKop: 0,
      reason: null,
    })
    expect(deposit.cards.find(({ last4 }) => last4 === '5001')).toMatchObject({ keptKop: 600_000, reason: 'damage' })
    expect(deposit).toMatchObject({ state: 'partly_released', keptKop: 600_000, releasedAt: null })
    const other = await provider.call(
      'GET',
      `/auth-client/history/${NUMBER}`,
      undefined,
      await sessionOf(provider, RICH),
    )
    expect(other.statusCode).toBe(404)
  })

  it('of the demo: one on two cards, one overdue, one with a part kept, and rentals that have only dates', async () => {
    const own = await sessionOf(provider, RICH)
    const depositOf = async (number: string) =>
      ((await provider.call('GET', `/auth-client/history/${number}`, undefined, own)).json().data as HistoryDetail)
        .deposit
    expect(await depositOf('1045374')).toMatchObject({
      state: 'released',
      releaseBy: null,
      cards: [{ brand: 'mir' }, { brand: 'visa' }],
    })
    expect(await depositOf('1045922')).toMatchObject({
      state: 'overdue',
      cards: [{ keptKop: 0 }, { releasedAt: null }],
    })
    expect(await depositOf('1045237')).toMatchObject({ state: 'kept', keptKop: 120_000, cards: [{ reason: 'damage' }] })
    expect(await depositOf('1046333')).toMatchObject({ state: 'planned', cards: [], releasedAt: null })
  })
})
