import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { databaseErrorOf } from '@/provider/db/errors'
import { roublesText, useCounter } from '@/tests/setup/use-counter'

describe('a deposit in cash', () => {
  const { rows, run, rental, returned, actionsOf } = useCounter()
  const holdsOf = (number: string) =>
    rows(sql`select card_brand as brand, card_last4 as digits, amount_kop::int as kop, kept_kop::int as kept
      from deposit_holds h join bookings b on b.id = h.booking_id where b.number = ${number} order by h.id`)
  const lettersOf = (kind: string) =>
    rows(sql`select (params ->> 'amountKop')::int as kop from outbox where kind = ${kind} and channel = 'email'`)
  /** As `returned`, but the whole deposit is in cash. */
  async function returnedWithCash(charges: string) {
    const made = await returned(charges)
    for (const line of [
      `release --number ${made.number}`,
      `hold --number ${made.number} --cash --amount ${made.deposit}`,
    ])
      expect((await run(`deposit ${line}`)).errors).toBe('')
    await rows(sql`delete from outbox`)
    return made
  }

  it('lets the car go as a blocked card does, and is shown as cash', async () => {
    const { number, km, deposit } = await rental()
    await rows(sql`update bookings set paid_kop = total_kop where number = ${number}`)
    const taken = await run(`deposit hold --number ${number} --cash --amount ${deposit}`)
    expect([taken.errors, taken.output]).toEqual([
      '',
      `Бронь ${number}: залог ${roublesText(deposit)} взят наличными. Вернуть при возврате машины.`,
    ])
    expect(await holdsOf(number)).toEqual([{ brand: 'cash', digits: null, kop: deposit * 100, kept: null }])
    expect((await run(`booking give-out --number ${number} --mileage ${km} --papers-seen`)).errors).toBe('')
    const shown = (await run(`booking show --number ${number}`)).output
    expect(shown).toMatch(/Залог .*: взят наличными, вернуть при возврате машины, .*; наличными /)
    expect(shown).toMatch(/#\d+ {2}наличные {2}/)
  })

  it('is given back at the return less what the act says, once, and the client is told', async () => {
    const { number, deposit } = await returnedWithCash('')
    const released = await run(`deposit release --number ${number} --cash --kept 1500 --reason damage`)
    expect([released.errors, released.output]).toEqual([
      '',
      `Бронь ${number}: залог наличными возвращён, ${roublesText(deposit - 1500)}.\nУдержано 1 500 ₽.`,
    ])
    expect(await actionsOf(number, 'deposit.release')).toMatchObject([
      {},
      { details: { keptKop: 150_000, reason: 'damage' } },
    ])
    expect(await lettersOf('deposit_given_back')).toEqual([{ kop: (deposit - 1500) * 100 }])
    expect(await lettersOf('deposit_released')).toEqual([])
    expect((await run(`deposit release --number ${number} --cash`)).errors).toBe('Этот залог уже вернули.')
  })

  it('is told to the client when all of it is kept, and when it is given back before the return', async () => {
    const { number, deposit } = await rental()
    await rows(sql`delete from outbox`)
    for (const kept of ['', ` --kept ${deposit} --reason damage`]) {
      await run(`deposit hold --number ${number} --cash --amount ${deposit}`)
      expect((await run(`deposit release --number ${number} --cash${kept}`)).errors).toBe('')
    }
    expect((await lettersOf('deposit_given_back')).map(({ kop }) => kop).sort()).toEqual([0, deposit * 100])
  })

  it('pays the charges of the return', async () => {
    const made = await returnedWithCash('--wash')
    const [debt] = await rows(sql`select 'D-' || d.id as name from damages d join bookings b on b.id = d.booking_id
      where b.number = ${made.number}`)
    const paid = await run(`deposit release --number ${made.number} --cash --for ${debt?.name}`)
    expect(paid.output).toContain(`Долг ${debt?.name} оплачен из залога.`)
    expect(await holdsOf(made.number)).toMatchObject([{}, { brand: 'cash', kept: 150_000 }])
  })

  it('stands beside cards: they are as many as before, and all together are the deposit', async () => {
    const { number, deposit } = await rental()
    const hold = async (line: string) => (await run(`deposit hold --number ${number} ${line}`)).errors
    expect(await hold(`--cash --amount ${deposit - 300}`)).toBe('')
    expect(await hold('--cash --amount 100')).toBe('Залог наличными по этой брони уже взят.')
    expect(await hold('--brand mir --card 1111 --amount 100')).toBe('')
    expect(await hold('--brand mir --card 2222 --amount 100')).toBe('')
    expect(await hold('--brand mir --card 3333 --amount 100')).toContain('Больше карт нельзя')
    await run(`deposit release --number ${number} --card 1111`)
    expect(await hold('--brand mir --card 4444 --amount 201')).toContain('Это больше залога')
    expect((await run(`deposit release --number ${number}`)).errors).toContain('--cash')
    const card = await run(`deposit release --number ${number} --card 2222`)
    expect(card.output).toContain('Наличные ещё у филиала.')
  })

  it('is taken only where the setting says so, and never with a card', async () => {
    const { number } = await rental()
    const refused = 'Укажите карту (--brand и --card) или --cash.'
    for (const line of [
      '--amount 100',
      '--cash --card 1234 --amount 100',
      '--brand mir --amount 100',
      '--cash --reference T-1 --amount 100',
    ])
      expect([line, (await run(`deposit hold --number ${number} ${line}`)).errors]).toEqual([line, refused])
    await run('settings set --name payments.accepted.cashRub.deposit --value false')
    expect((await run(`deposit hold --number ${number} --cash --amount 100`)).errors).toContain('не принимает')
    await run('settings set --name payments.accepted.cashRub.deposit --value true')
    expect(await holdsOf(number)).toEqual([])
  })

  it('is checked by the database too, beside as many cards as may be', async () => {
    const { number, deposit } = await rental()
    const insert = (kop: number, digits: string | null) =>
      rows(sql`insert into deposit_holds (booking_id, card_brand, card_last4, amount_kop, held_at)
        select id, 'cash', ${digits}, ${kop}, start_at from bookings where number = ${number}`).then(
        () => 'done',
        (error: unknown) => databaseErrorOf(error)?.constraint,
      )
    const onCards = (digits: string) => run(`deposit hold --number ${number} --brand mir --card ${digits} --amount 1`)
    for (const digits of ['1111', '2222']) expect((await onCards(digits)).errors).toBe('')
    expect(await insert(100, '1234')).toBe('deposit_holds_cash_has_no_card')
    expect(await insert(deposit * 100 - 199, null)).toBe('deposit_holds_within_deposit')
    expect(await insert(100, null)).toBe('done')
    expect(await insert(100, null)).toBe('deposit_holds_one_of_cash')
  })
})
