import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { roublesText, useCounter } from '@/tests/setup/use-counter'

describe('a charge', () => {
  const { rows, run, returned, actionsOf, whileLocked } = useCounter()
  const debtsOf = (number: string) =>
    rows(sql`select 'D-' || d.id as debt, charge, d.status, d.paid_kop::int as paid, d.debt_kop::int as due
      from damages d join bookings b on b.id = d.booking_id where b.number = ${number} order by d.position`)
  const holdOf = async (number: string) =>
    (
      await rows(sql`select kept_kop::int as kept, kept_reason as reason from deposit_holds h
        join bookings b on b.id = h.booking_id where b.number = ${number}`)
    )[0]
  /** As `returned`, with a thousand roubles of the deposit on a second card. */
  async function returnedOnTwo(options: string) {
    const { number, deposit } = await returned(options)
    for (const line of [
      `release --number ${number} --card 1234`,
      `hold --number ${number} --brand mir --card 4321 --amount ${deposit - 1000}`,
      `hold --number ${number} --brand visa --card 5678 --amount 1000`,
    ])
      expect((await run(`deposit ${line}`)).errors).toBe('')
    return number
  }

  it('is not kept of the deposit when a debt asks for the same: the debt is named, and how to pay it from the deposit', async () => {
    const { number, output } = await returned('--wash --fuel 10')
    const [fuel, wash] = await debtsOf(number)
    expect(output).toMatch(new RegExp(`^ {2}Долг ${wash?.debt}: Мойка .*, 1 500 ₽$`, 'm'))
    expect(output).toContain(`Взять из залога: deposit release --number ${number} --for ${fuel?.debt},${wash?.debt}`)
    const releaseCommand = `deposit release --number ${number} --card 1234 --kept 1500 --reason cleaning`
    const rejected = await run(releaseCommand)
    expect(rejected.code).toBe(3)
    expect(rejected.errors).toMatch(
      new RegExp(
        `^За это с клиента уже спрашивают или удержали:\n {2}${wash?.debt}: Мойка .*, долг 1 500 ₽\n.*--for ${wash?.debt}\\. .*--anyway`,
      ),
    )
    expect((await run(`${releaseCommand} --lang en`)).errors).toContain(
      'The client is already asked for the same, or it was kept',
    )
    expect(await holdOf(number)).toEqual({ kept: null, reason: null })
    expect(await actionsOf(number, 'deposit.release')).toEqual([])
    const once = await run([...releaseCommand.split(' '), '--anyway', 'вторая мойка багажника', '--by', 'Иванова'])
    expect([once.code, once.errors]).toEqual([0, ''])
    expect(await actionsOf(number, 'deposit.release')).toMatchObject([
      { operator: 'Иванова', details: { keptKop: 150_000, anyway: 'вторая мойка багажника', charged: wash?.debt } },
    ])
  })

  it('is kept without a question when no debt asks for the same', async () => {
    const { number } = await returned('--wash')
    expect(await run(`deposit release --number ${number} --kept 500 --reason damage`)).toMatchObject({ code: 0 })
  })

  it('is rejected also when the debt is paid', async () => {
    const { number } = await returned('--wash')
    const [wash] = await debtsOf(number)
    expect((await run(`debt pay --number ${wash?.debt} --amount 1500`)).code).toBe(0)
    const { errors } = await run(`deposit release --number ${number} --kept 1500 --reason cleaning`)
    expect(errors).toContain('оплачено 1 500 ₽')
  })

  it('is rejected also when it was kept of another card of the same booking', async () => {
    const number = await returnedOnTwo('')
    const [first] = await rows(sql`select h.id::text from deposit_holds h join bookings b on b.id = h.booking_id
      where b.number = ${number} and card_last4 = '4321'`)
    expect(await run(`deposit release --number ${number} --card 4321 --kept 1500 --reason cleaning`)).toMatchObject({
      code: 0,
    })
    const releaseCommand = `deposit release --number ${number} --card 5678 --kept 900 --reason cleaning`
    const rejected = await run(releaseCommand)
    expect(rejected.code).toBe(3)
    expect(rejected.errors.split('\n').slice(0, 3)).toEqual([
      'За это с клиента уже спрашивают или удержали:',
      '  «Мир» •• 4321: удержано 1 500 ₽ по той же причине',
      expect.stringMatching(/^Это другое — добавьте --anyway/),
    ])
    expect((await run(`${releaseCommand} --lang en`)).errors).toContain('Mir •• 4321: ₽1,500 kept for the same reason')
    expect(await actionsOf(number, 'deposit.release')).toHaveLength(2)
    expect((await run([...releaseCommand.split(' '), '--anyway', 'багажник отдельно'])).errors).toBe('')
    expect((await actionsOf(number, 'deposit.release')).at(-1)?.details).toMatchObject({
      ...{ anyway: 'багажник отдельно', keptBefore: first?.id },
    })
  })

  it('is named once when a card has paid its debt', async () => {
    const number = await returnedOnTwo('--wash')
    const [wash] = await debtsOf(number)
    expect((await run(`deposit release --number ${number} --card 4321 --for ${wash?.debt}`)).errors).toBe('')
    const { errors } = await run(`deposit release --number ${number} --card 5678 --kept 900 --reason cleaning`)
    expect(errors).toContain(`${wash?.debt}: `)
    expect(errors).not.toContain('по той же причине')
  })

  it('is kept of another card without a question for another reason', async () => {
    const number = await returnedOnTwo('')
    for (const line of ['--card 4321 --kept 1500 --reason cleaning', '--card 5678 --kept 900 --reason damage'])
      expect((await run(`deposit release --number ${number} ${line}`)).errors).toBe('')
  })

  it('is paid from the deposit: the debts are paid one after another, and the rest is released', async () => {
    const { number, deposit } = await returned('--wash --fuel 10')
    const [fuel, wash] = await debtsOf(number)
    const released = await run(
      `deposit release --number ${number} --card 1234 --for ${wash?.debt},${fuel?.debt},${wash?.debt} --by Иванова`,
    )
    expect([released.errors, released.output.split('\n')]).toEqual([
      '',
      [
        `Бронь ${number}: карта «Мир» •• 1234 разблокирована, ${roublesText(deposit - 2450)}.`,
        'Удержано 2 450 ₽.',
        `Долг ${wash?.debt} оплачен из залога.`,
        `Долг ${fuel?.debt} оплачен из залога.`,
      ],
    ])
    expect(await debtsOf(number)).toMatchObject([
      { charge: 'fuel', status: 'paid', paid: 95_000, due: 0 },
      { charge: 'wash', status: 'paid', paid: 150_000, due: 0 },
    ])
    expect(await holdOf(number)).toEqual({ kept: 245_000, reason: 'cleaning' })
    expect(await actionsOf(number, 'debt.pay')).toMatchObject([
      { operator: 'Иванова', details: { kind: 'damage', amountKop: 150_000, means: 'deposit' } },
      { operator: 'Иванова', details: { kind: 'damage', amountKop: 95_000, means: 'deposit' } },
    ])
    const bookingText = (await run(`booking show --number ${number}`)).output
    expect(bookingText).toMatch(
      /^ {2}Залог [\d ]+ ₽: разблокирован, часть удержана; заблокировано 0 ₽; удержано 2 450 ₽$/m,
    )
    expect(bookingText).toMatch(
      /^ {4}#\d+ {2}«Мир» •• 1234 {2}[\d ]+ ₽, с .*, разблокировано .*, удержано 2 450 ₽: мойка или уборка$/m,
    )
  })

  it('is paid from the deposit in part, as much as `--kept` says', async () => {
    const { number } = await returned('--wash')
    const [wash] = await debtsOf(number)
    const { output } = await run(`deposit release --number ${number} --kept 1000 --for ${wash?.debt}`)
    expect(output).toContain(`Долг ${wash?.debt} оплачен из залога частично, осталось 500 ₽.`)
    expect(await debtsOf(number)).toMatchObject([{ status: 'open', paid: 100_000, due: 50_000 }])
  })

  it('of another rental, paid, disputed or above the debt is rejected, and nothing changes', async () => {
    const other = await returned('--wash')
    const { number } = await returned('--wash')
    const [[foreign], [wash]] = [await debtsOf(other.number), await debtsOf(number)]
    const release = (more: string) => run(`deposit release --number ${number} ${more}`)
    expect((await release(`--for ${foreign?.debt}`)).errors).toContain(`нет долга ${foreign?.debt}`)
    expect((await release(`--for ${wash?.debt} --kept 1501`)).errors).toContain(
      'Это больше долгов: по ним осталось 1 500 ₽',
    )
    await rows(sql`update damages set status = 'disputed' where 'D-' || id = ${wash?.debt}`)
    expect((await release(`--for ${wash?.debt}`)).errors).toContain('оспаривает')
    await rows(sql`update damages set status = 'paid', paid_kop = cost_kop where 'D-' || id = ${wash?.debt}`)
    expect((await release(`--for ${wash?.debt}`)).errors).toContain('больше ничего не должны')
    expect((await release('--for моя')).code).toBe(2)
    expect(await holdOf(number)).toEqual({ kept: null, reason: null })
  })

  it('does not wait for the lock of a debt of another rental', async () => {
    const [here, there] = [await returned('--wash'), await returned('--wash')]
    const [[ours], [theirs]] = [await debtsOf(here.number), await debtsOf(there.number)]
    const release = ({ number }: typeof here, ...debts: (typeof ours)[]) =>
      run(`deposit release --number ${number} --for ${debts.map((row) => row?.debt).join(',')}`)
    const crossed = () => Promise.all([release(here, ours, theirs), release(there, theirs, ours)])
    const both = sql`select from damages where 'D-' || id in ${[ours?.debt, theirs?.debt]} for update`
    await whileLocked(both, async () => {
      let codes: number[] = []
      void crossed().then((results) => {
        codes = results.map(({ code }) => code)
      })
      await expect.poll(() => codes, { timeout: 10_000 }).toEqual([3, 3])
    })
    const [rejected, paid] = await Promise.all([crossed(), Promise.all([release(here, ours), release(there, theirs)])])
    expect(rejected.map(({ errors }) => errors)).toEqual([
      expect.stringContaining(`нет долга ${theirs?.debt}`),
      expect.stringContaining(`нет долга ${ours?.debt}`),
    ])
    expect(paid.map(({ errors }) => errors)).toEqual(['', ''])
    for (const { number } of [here, there]) {
      expect(await debtsOf(number)).toMatchObject([{ status: 'paid', paid: 150_000, due: 0 }])
      expect(await actionsOf(number, 'debt.pay')).toHaveLength(1)
    }
  })

  it('has one name in every command', async () => {
    const { number } = await returned('--wash')
    const [wash] = await debtsOf(number)
    for (const line of [`booking show --number ${number}`, `debt list --booking ${number}`])
      expect((await run(line)).output).toContain(`${wash?.debt}`)
    expect((await run(`booking show --number ${number}`)).output).toContain(`Долг ${wash?.debt}: `)
    const drop = await run(['debt', 'drop', '--number', String(wash?.debt), '--reason', 'не нужна'])
    expect(drop.output).toBe(`Долг ${wash?.debt} снят.`)
  })
})
