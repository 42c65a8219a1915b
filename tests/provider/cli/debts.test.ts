import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from '@/tests/setup/client-session'
import { CONFIRM, newKey } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import {
  begin,
  bookingRow,
  CARDS,
  holdOf,
  PERSONAL,
  payAt,
  readPayment,
  useTestGateway,
  waitForPaymentUrl,
} from '@/tests/setup/test-gateway'

const DEBTOR = 3

describe('a payment at the branch', () => {
  const provider = useTestGateway()
  let run: ReturnType<typeof openCommands>
  let added = 0
  beforeAll(() => {
    run = openCommands(provider.url, provider.clock)
  })
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const surname = async () =>
    String((await rows(sql`select last_name as name from clients where id = ${DEBTOR}`))[0]?.name)
  const lookup = async (purpose: string, number: string) =>
    (await provider.call('POST', '/sun/v2/payments/lookup', { purpose, number, fio: await surname() })).json().data
  const payOnline = async (purpose: string, number: string, amountKop: number) => {
    const payer = { fio: await surname(), phone: '+79995550188', email: 'friend@clients.example', language: 'ru' }
    const body = { purpose, number, ...payer, amountKop, consents: PERSONAL }
    return provider.call('POST', '/sun/v2/payments', body, { 'idempotency-key': newKey() })
  }

  /** A thousand roubles, a quarter less until today. */
  async function addFine(): Promise<string> {
    added += 1
    const number = `DESK-${700_000 + added}`
    await rows(sql`insert into fines (station, client_id, car_id, name, size_kop, date, decision_date, decision_number,
        place, discount_percent, discount_until, status, told_on)
      select station, client_id, car_id, name, 100000, '2026-11-10', '2026-11-12', ${number}, place, 25, '2026-11-21',
        'new', '2026-11-13' from fines where client_id = ${DEBTOR} limit 1`)
    return number
  }
  async function addDamage(): Promise<string> {
    const [row] =
      await rows(sql`insert into damages (station, client_id, car_id, damage, date, cost_kop, status, told_on)
      select station, client_id, car_id, damage, '2026-11-10', 200000, 'open', '2026-11-10' from damages limit 1
      returning id::text`)
    await rows(sql`update damages set client_id = ${DEBTOR} where id = ${row?.id}`)
    return String(row?.id)
  }
  const fineOf = async (number: string) =>
    (await rows(sql`select status, paid_kop::int as paid from fines where decision_number = ${number}`))[0]
  const damageOf = async (id: string) =>
    (await rows(sql`select status, paid_kop::int as paid from damages where id = ${id}`))[0]

  it('is not due for a cancelled debt; a paid debt cannot be cancelled', async () => {
    const [wrong, paid] = [await addDamage(), await addDamage()]
    const drop = (id: string) => run(['debt', 'drop', '--number', `D-${id}`, '--reason', 'мойка не нужна'])
    expect(await drop(wrong)).toMatchObject({ code: 0, output: `Долг D-${wrong} снят.` })
    expect(
      await rows(sql`select status, debt_kop::int as debt, note ->> 'ru' as note from damages where id = ${wrong}`),
    ).toEqual([{ status: 'cancelled', debt: 0, note: 'мойка не нужна' }])
    expect((await run('debt list --limit 999')).output).not.toContain(`D-${wrong} `)
    expect((await drop(wrong)).code).toBe(3)
    expect((await run(`debt pay --number D-${paid} --amount 100`)).code).toBe(0)
    expect((await drop(paid)).errors).toContain('уже заплатили')
    expect(await damageOf(paid)).toEqual({ status: 'open', paid: 100_00 })
    const actions = await rows(
      sql`select operator, details ->> 'reason' as why from operator_acts where act = 'debt.drop'`,
    )
    expect(actions).toEqual([{ operator: 'petrova', why: 'мойка не нужна' }])
  })

  it('of a fine is its amount of today, and the account shows it paid', async () => {
    const number = await addFine()
    expect((await run('debt list --limit 999')).output).toMatch(new RegExp(`штраф ${number} .*750 ₽`))
    const over = await run(`debt pay --number ${number} --amount 1000`)
    expect([over.code, over.errors]).toEqual([3, 'Это больше долга: 750 ₽.'])
    expect(await run(`debt pay --number ${number} --amount 750 --means cash`)).toMatchObject({ code: 0, errors: '' })
    expect(await fineOf(number)).toEqual({ status: 'paid', paid: 750_00 })
    expect((await run('debt list --limit 999')).output).not.toContain(number)
    expect((await run(`debt pay --number ${number} --amount 1`)).errors).toContain('ничего не должны')
    const { items } = (
      await provider.call('GET', '/auth-client/fines', undefined, await sessionOf(provider, DEBTOR))
    ).json().data
    expect(items.find((fine: { decisionNumber: string }) => fine.decisionNumber === number)).toMatchObject({
      status: 'paid',
      debt: 0,
    })
    const [action] = await rows(
      sql`select operator, details from operator_acts where act = 'debt.pay' order by id desc`,
    )
    expect(action).toMatchObject({ operator: 'petrova', details: { kind: 'fine', amountKop: 750_00, means: 'cash' } })
  })

  it('of a damage may be a part, and the rest stays due', async () => {
    const id = await addDamage()
    expect(await run(`debt pay --number D-${id} --amount 500`)).toMatchObject({ code: 0 })
    expect(await damageOf(id)).toEqual({ status: 'open', paid: 500_00 })
    expect((await lookup('damage', id)).dueKop).toBe(1500_00)
    expect((await run(`debt pay --number ${id} --amount 10,50`)).code).toBe(2)
    expect(await run(`debt pay --number ${id} --kind damage --amount 1500`)).toMatchObject({ code: 0 })
    expect(await damageOf(id)).toEqual({ status: 'paid', paid: 2000_00 })
    expect((await run('debt pay --number D-99999999 --amount 1')).errors).toContain('Нет такого долга')
  })

  it('is rejected while an online payment is undecided, and what it paid cannot be paid online', async () => {
    const number = await addFine()
    const { id } = (await payOnline('fine', number, 750_00)).json().data
    const url = await waitForPaymentUrl(provider, id)
    expect((await run(`debt pay --number ${number} --amount 750`)).errors).toContain('платят онлайн')
    await payAt(url, CARDS.good)
    provider.pass(61)
    await provider.settle()
    expect(await fineOf(number)).toEqual({ status: 'paid', paid: 750_00 })
    const other = await addFine()
    expect((await run(`debt pay --number ${other} --amount 750`)).code).toBe(0)
    expect((await payOnline('fine', other, 750_00)).json().error.code).toBe('nothing_due')
  })

  describe('while an online payment is unfinished', () => {
    const backOf = async (id: string) =>
      (
        await rows(sql`select coalesce(sum(r.amount_kop), 0)::int as back, min(r.reason) as reason
        from payments p left join refunds r on r.payment_id = p.id where p.public_id = ${id}`)
      )[0]
    const settle = async () => {
      provider.pass(61)
      await provider.settle()
    }

    it('is recorded with --online-unfinished; money that still arrives online is refunded in full', async () => {
      const number = await addFine()
      const { id } = (await payOnline('fine', number, 750_00)).json().data
      const url = await waitForPaymentUrl(provider, id)
      const rejected = await run(`debt pay --number ${number} --amount 750`)
      expect([rejected.code, rejected.errors]).toEqual([3, expect.stringContaining('--online-unfinished')])
      const taken = await run(`debt pay --number ${number} --amount 750 --online-unfinished`)
      expect(taken).toMatchObject({ code: 0, errors: '' })
      expect((await readPayment(provider, id)).confirmationUrl).toBeNull()
      const [action] = await rows(sql`select details from operator_acts where act = 'debt.pay' order by id desc`)
      expect(action).toMatchObject({ details: { amountKop: 750_00, unfinished: id } })
      await payAt(url, CARDS.good)
      await settle()
      expect(await fineOf(number)).toEqual({ status: 'paid', paid: 750_00 })
      expect(await backOf(id)).toEqual({ back: 750_00, reason: 'nothing_due' })
    })

    it('is recorded in part: of the money that still arrives online only the rest is kept', async () => {
      const damage = await addDamage()
      const { id } = (await payOnline('damage', damage, 2000_00)).json().data
      const url = await waitForPaymentUrl(provider, id)
      expect((await run(`debt pay --number D-${damage} --amount 1500 --online-unfinished`)).code).toBe(0)
      await payAt(url, CARDS.good)
      await settle()
      expect(await damageOf(damage)).toEqual({ status: 'paid', paid: 2000_00 })
      expect(await backOf(id)).toEqual({ back: 1500_00, reason: 'excess' })
    })

    it('of a booking is recorded so too, and the booking confirmed before', async () => {
      const held = await holdOf(provider)
      const { number, price } = held.booking
      const { id } = (await begin(provider, held, price.totalKop)).json().data
      const url = await waitForPaymentUrl(provider, id)
      expect((await run(`booking confirm --number ${number}`)).errors).toContain('--online-unfinished')
      expect(await run(`booking confirm --number ${number} --online-unfinished`)).toMatchObject({ code: 0 })
      const roubles = price.totalKop / 100
      expect((await run(`booking pay --number ${number} --amount ${roubles}`)).code).toBe(3)
      const paid = await run(`booking pay --number ${number} --amount ${roubles} --online-unfinished`)
      expect(paid.output).toContain('оплачена полностью')
      expect((await readPayment(provider, id)).confirmationUrl).toBeNull()
      await payAt(url, CARDS.good)
      await settle()
      expect(await bookingRow(provider, number)).toMatchObject({ status: 'confirmed', paidKop: price.totalKop })
      expect(await backOf(id)).toEqual({ back: price.totalKop, reason: 'excess' })
      const actions = await rows(sql`select act, details ->> 'unfinished' as unfinished from operator_acts a
        join bookings b on b.id = a.booking_id where b.number = ${number} order by a.id`)
      expect(actions).toEqual(['booking.confirm', 'booking.pay'].map((action) => ({ act: action, unfinished: id })))
    })
  })

  it('is recorded once by ten operators', async () => {
    const number = await addFine()
    const codes = await Promise.all(
      Array.from({ length: 10 }, async () => (await run(`debt pay --number ${number} --amount 750`)).code),
    )
    expect(codes.sort()).toEqual([0, ...Array.from({ length: 9 }, () => 3)])
  })

  describe('or a dispute, after a file was exported', () => {
    let folder: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'sun-debts-'))
    })
    afterAll(() => rm(folder, { recursive: true, force: true }))

    /** Imports the rows of the file that begin so, with the head, after `change`. */
    async function takeIn(subject: string, own: string[], change: (line: string) => string = (line) => line) {
      const path = join(folder, `${subject}.csv`)
      const [head, ...lines] = (await readFile(path, 'utf8')).trim().split(/\r?\n/)
      const changed = own.map((start) => change(lines.find((line) => line.startsWith(`${start};`)) ?? ''))
      await writeFile(join(folder, 'again.csv'), [head, ...changed].join('\n'))
      return run(['import', subject, '--file', join(folder, 'again.csv')])
    }
    const takeOut = (subject: string) => run(['export', subject, '--file', join(folder, `${subject}.csv`), '--replace'])
    const setFine = (number: string, status: string) =>
      rows(sql`update fines set status = ${status} where decision_number = ${number}`)

    it('stays: the row of a fine that was paid or disputed meanwhile is an error, and nothing is imported', async () => {
      const numbers = [await addFine(), await addFine(), await addFine(), await addFine(), await addFine()]
      const [paid = '', disputed = '', upheld = '', dropped = '', open = ''] = numbers
      await takeOut('fines')
      expect((await run(`debt pay --number ${paid} --amount 750`)).code).toBe(0)
      await setFine(disputed, 'disputed')
      await setFine(upheld, 'dispute_kept')
      await setFine(dropped, 'cancelled')
      const { code, errors } = await takeIn('fines', numbers)
      expect(code).toBe(3)
      expect(errors.match(/^строка \d.*/gm)).toEqual(
        [2, 3, 4, 5].map((row) => expect.stringMatching(`^строка ${row}, «Состояние»: .*оплачен`)),
      )
      expect(await fineOf(paid)).toEqual({ status: 'paid', paid: 750_00 })
      expect(await fineOf(dropped)).toEqual({ status: 'cancelled', paid: 0 })

      await takeOut('fines')
      expect((await takeIn('fines', numbers)).output).toContain('изменено: 0')
      expect((await takeIn('fines', [open], (line) => line.replace(';новый;', ';просрочен;'))).code).toBe(0)
      expect(await fineOf(open)).toEqual({ status: 'overdue', paid: 0 })
      expect((await takeIn('fines', [open], (line) => line.replace(';новый;', ';оплачен;'))).code).toBe(3)
      expect((await takeIn('fines', [open], (line) => line.replace(';новый;', ';отменён;'))).code).toBe(0)
      expect((await takeIn('fines', [open])).code).toBe(3)
      expect(await fineOf(open)).toEqual({ status: 'cancelled', paid: 0 })
    })

    it('stays: a damage that was cancelled or paid is not due again', async () => {
      const ids = [await addDamage(), await addDamage(), await addDamage()]
      const [paid = '', dropped = '', open = ''] = ids
      await takeOut('damages')
      expect((await run(`debt pay --number D-${paid} --amount 2000`)).code).toBe(0)
      await rows(sql`update damages set status = 'cancelled' where id = ${dropped}`)
      const { code, errors } = await takeIn('damages', ids)
      expect([code, errors.match(/«Состояние»/g)?.length]).toEqual([3, 2])
      expect([await damageOf(paid), await damageOf(dropped)]).toEqual([
        { status: 'paid', paid: 2000_00 },
        { status: 'cancelled', paid: 0 },
      ])
      expect((await run(`debt pay --number D-${open} --amount 500`)).code).toBe(0)
      const drop = (line: string) => line.replace(';к оплате', ';отменено')
      expect((await takeIn('damages', [open], drop)).code).toBe(3)
      expect((await takeIn('damages', [open])).code).toBe(0)
    })
  })

  describe('of a booking', () => {
    async function booked() {
      const held = await holdOf(provider)
      const { number, price } = held.booking
      const done = await provider.call('PATCH', `/sun/v2/bookings/${number}`, CONFIRM, { 'x-booking-key': held.key })
      expect(done.statusCode, done.body).toBe(200)
      return { held, number, totalKop: price.totalKop }
    }

    it('pays the rest of its price: total = paid + due', async () => {
      const { number, totalKop, held } = await booked()
      expect((await run(`booking pay --number ${number} --amount ${totalKop / 100 + 1}`)).errors).toContain('больше')
      expect(await run(`booking pay --number ${number} --amount 1000`)).toMatchObject({ code: 0, errors: '' })
      expect((await run(`booking show --number ${number}`)).output).toMatch(/оплачено 1 000 ₽/)
      const response = await provider.call('GET', `/sun/v2/bookings/${number}`, undefined, {
        'x-booking-key': held.key,
      })
      const booking = response.json().data
      expect(booking.paidKop + booking.dueKop).toBe(totalKop)
      expect(
        booking.price.lines.reduce((sum: number, { amountKop }: { amountKop: number }) => sum + amountKop, 0),
      ).toBe(totalKop)
      const rest = totalKop / 100 - 1000
      const paid = await run(`booking pay --number ${number} --amount ${rest} --means card`)
      expect(paid.output).toContain('оплачена полностью')
      expect((await run(`booking pay --number ${number} --amount 1`)).errors).toContain('платить нечего')
      expect((await bookingRow(provider, number)).paidKop).toBe(totalKop)
    })

    it('is voided when it was typed wrongly, but an online payment is not', async () => {
      const { number, totalKop, held } = await booked()
      const { id } = (await begin(provider, held, totalKop)).json().data
      expect((await run(`booking pay --number ${number} --amount 1000`)).errors).toContain('платит за бронь онлайн')
      await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
      provider.pass(61)
      await provider.settle()
      expect((await bookingRow(provider, number)).paidKop).toBe(totalKop)
      const undo = await run(`booking pay --number ${number} --amount 100 --undo`)
      expect([undo.code, undo.errors]).toEqual([3, expect.stringContaining('не больше 0 ₽')])
      expect((await bookingRow(provider, number)).paidKop).toBe(totalKop)
    })

    it('is voided to the last rouble when the rest was paid online', async () => {
      const { number, totalKop, held } = await booked()
      expect((await run(`booking pay --number ${number} --amount 900`)).code).toBe(0)
      const { id } = (await begin(provider, held, totalKop - 900_00)).json().data
      await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
      provider.pass(61)
      await provider.settle()
      expect((await bookingRow(provider, number)).paidKop).toBe(totalKop)
      const over = await run(`booking pay --number ${number} --amount 901 --undo`)
      expect([over.code, over.errors]).toEqual([3, expect.stringContaining('не больше 900 ₽')])
      const undo = await run(`booking pay --number ${number} --amount 900 --undo`)
      expect(undo).toMatchObject({ code: 0, errors: '' })
      expect((await bookingRow(provider, number)).paidKop).toBe(totalKop - 900_00)
    })

    it('is voided up to its own amount, even after a refund of an online payment', async () => {
      const { number, totalKop, held } = await booked()
      const { prepayKop } = held.booking
      const roubles = (totalKop - prepayKop) / 100
      const { id } = (await begin(provider, held, prepayKop)).json().data
      await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
      provider.pass(61)
      await provider.settle()
      expect((await run(`booking pay --number ${number} --amount ${roubles}`)).output).toContain('оплачена полностью')
      await provider.db.transaction(async (tx) => {
        for (const status of ['active', 'completed'])
          await tx.execute(sql`with moved as (
              update bookings set status = ${status}::booking_status where number = ${number} returning id)
            insert into booking_status_history (booking_id, status, actor, at)
            select id, ${status}::booking_status, 'branch', now() from moved`)
      })
      expect((await run(`payment refund --id ${id} --amount 500 --reason скидка`)).code).toBe(0)
      const undo = (amount: number) => run(`booking pay --number ${number} --amount ${amount} --undo`)
      expect((await undo(roubles + 500)).errors).toContain('не больше')
      expect((await undo(roubles - 1)).code).toBe(0)
      expect((await undo(2)).errors).toContain('не больше 1 ₽')
      expect((await undo(1)).code).toBe(0)
      expect((await bookingRow(provider, number)).paidKop).toBe(prepayKop)
    })

    it('is rejected before its confirmation and after its cancellation', async () => {
      const { booking } = await holdOf(provider)
      expect((await run(`booking pay --number ${booking.number} --amount 100`)).errors).toContain('booking confirm')
      const { number } = await booked()
      expect((await run(`booking cancel --number ${number} --reason ремонт`)).code).toBe(0)
      expect((await run(`booking pay --number ${number} --amount 100`)).errors).toContain('платить нечего')
    })
  })
})
