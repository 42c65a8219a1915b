import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addModel, CONFIRM, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

describe('POST sun/v2/payments/lookup', () => {
  const provider = useProvider()

  const lookup = (number: string, fio: string, purpose = 'booking') =>
    provider.call('POST', '/sun/v2/payments/lookup', { purpose, number, fio })

  async function book(slug: string, lastName: string) {
    const request = await provider.requestFor(rentalOf(await addModel(provider, slug, 1)), { last_name: lastName })
    const { booking, key } = (await provider.hold(request)).json().data
    return { ...booking, key }
  }

  it('returns what a booking costs and what is still due, and nothing about the person', async () => {
    const { number, key, price, pickupAt, dropoffAt } = await book('owing', 'Соловьёва')
    await provider.call('PATCH', `/sun/v2/bookings/${number}`, CONFIRM, { 'x-booking-key': key })
    await provider.db.execute(sql`update bookings set paid_kop = 100000 where number = ${number}`)
    const response = await lookup(number, 'Соловьёва')
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toEqual({
      purpose: 'booking',
      number,
      car: 'Honda Fit',
      about: '',
      booking: { pickupAt, dropoffAt, status: 'confirmed' },
      totalKop: price.totalKop,
      paidKop: 100_000,
      dueKop: price.totalKop - 100_000,
      prepayKop: price.totalKop - 100_000,
      pending: null,
    })
  })

  it('reads number and name as people write them', async () => {
    const { number } = await book('as-written', 'Соловьёва-Ли')
    for (const [typedNumber, fio] of [
      [`№ ${number.slice(0, 3)} ${number.slice(3)}`, 'соловьева-ли'],
      [number, '  СОЛОВЬЁВА - ЛИ '],
      [number, 'Соловьева-Ли'.normalize('NFD')],
    ] as const)
      expect((await lookup(typedNumber, fio)).statusCode, fio).toBe(200)
  })

  it('opens to the last name of the client too, when another person drives', async () => {
    const { number } = await book('two-names', 'Водителева')
    await provider.db.execute(sql`update clients set last_name = 'Клиентова'
      where id = (select client_id from bookings where number = ${number})`)
    expect((await lookup(number, 'Клиентова')).statusCode).toBe(200)
    expect((await lookup(number, 'Водителева')).statusCode).toBe(200)
  })

  it('gives the same response to a wrong name, a wrong number, no number and a service block', async () => {
    const { number } = await book('kept-secret', 'Тайнова')
    const { rows } = await provider.db.execute<{ number: string }>(
      sql`select number from bookings where kind = 'block' limit 1`,
    )
    const responses = await Promise.all([
      lookup(number, 'Тайно'),
      lookup('0000001', 'Тайнова'),
      lookup('abc', 'Тайнова'),
      lookup(rows[0]?.number ?? 'none', 'null'),
    ])
    const outcomes = responses.map((response) => {
      const { requestId, ...error } = response.json().error
      return [response.statusCode, error, typeof requestId]
    })
    expect(outcomes).toEqual(
      Array(4).fill([404, { code: 'not_found', message: 'No such number with this name.' }, 'string']),
    )
  })

  it('of a hold that ran out has nothing due, expired by the job or not', async () => {
    const { number } = await book('ran-out', 'Опоздалова')
    provider.clock.now = new Date(provider.clock.now.getTime() + 60 * 60_000)
    expect((await lookup(number, 'Опоздалова')).json().data).toMatchObject({
      booking: { status: 'expired' },
      dueKop: 0,
    })
  })

  it.each([
    ['a purpose that has nothing to look up', '1000001', 'Ли', 'other'],
    ['no number', ' ', 'Ли', 'booking'],
    ['no name', '1000001', '  ', 'booking'],
    ['a name without end', '1000001', 'а'.repeat(81), 'booking'],
  ])('rejects %s', async (_, number, fio, purpose) => {
    const response = await lookup(number, fio, purpose)
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request'])
  })

  it('finds a fine by its decision and a damage by its number, with the sum that is due today', async () => {
    const { rows } = await provider.db.execute<{ decision: string; surname: string; damage: string; debt: string }>(sql`
      select f.decision_number as decision, c.last_name as surname, d.id::text as damage, d.debt_kop as debt
      from clients c join fines f on f.client_id = c.id and f.status in ('new', 'overdue')
        join damages d on d.client_id = c.id and d.debt_kop > 0 and d.status = 'open' limit 1`)
    const [of] = rows
    if (!of) throw new Error('the demo has no debtor')
    const fine = (await lookup(`№ ${of.decision}`, of.surname, 'fine')).json().data
    expect(fine).toMatchObject({ purpose: 'fine', number: of.decision, booking: null, pending: null })
    expect(fine.about.length).toBeGreaterThan(5)
    expect(fine.dueKop).toBeGreaterThan(0)
    expect(fine.prepayKop).toBe(fine.dueKop)
    const damage = (await lookup(of.damage, of.surname, 'damage')).json().data
    expect(damage).toMatchObject({ purpose: 'damage', number: of.damage, dueKop: Number(of.debt) })
    expect((await lookup(of.damage, 'Чужова', 'damage')).statusCode).toBe(404)
  })

  it('finds nothing beside the number of a damage: it is drawn, and nobody counts from one to the next', async () => {
    const { rows } = await provider.db.execute<{ id: string; surname: string }>(sql`
      with owner as (select d.*, c.last_name from damages d join clients c on c.id = d.client_id limit 1),
        added as (
          insert into damages (station, client_id, car_id, damage, date, cost_kop, status)
          select station, client_id, car_id, damage, date, 100000, 'open' from owner, generate_series(1, 20) returning id)
      select added.id::text, owner.last_name as surname from added, owner`)
    const ids = rows.map(({ id }) => Number(id))
    expect(ids.every((id) => id >= 1_000_000 && id < 10_000_000)).toBe(true)
    expect(new Set(ids).size).toBe(20)
    const steps = ids.slice(1).map((id, index) => Math.abs(id - (ids[index] ?? 0)))
    expect(Math.max(...steps), 'no series').toBeGreaterThan(100_000)
    const [{ id, surname } = { id: '', surname: '' }] = rows
    expect((await lookup(`D-${id}`, surname, 'damage')).statusCode).toBe(200)
    const beside = [1, 2, 3, Number(id) - 1, Number(id) + 1].filter((number) => !ids.includes(number))
    for (const number of beside) expect((await lookup(String(number), surname, 'damage')).statusCode).toBe(404)
  })

  it('changes nothing', async () => {
    const { number } = await book('untouched', 'Прежнева')
    const row = async () => (await provider.db.execute(sql`select * from bookings where number = ${number}`)).rows
    const before = await row()
    await lookup(number, 'Прежнева')
    expect(await row()).toEqual(before)
  })
})
