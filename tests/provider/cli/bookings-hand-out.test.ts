import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { roublesText, useCounter } from '@/tests/setup/use-counter'

describe('handing out a car', () => {
  const { rows, run, rental, actionsOf } = useCounter()

  it('is rejected with all that is missing: deposit, payment and documents', async () => {
    const { number, km, deposit, total } = await rental()
    const rejected = await run(`booking give-out --number ${number} --mileage ${km}`)
    expect([rejected.code, rejected.errors]).toEqual([
      3,
      [
        'Перед выдачей не хватает:',
        `  залог: заблокировано 0 ₽ из ${roublesText(deposit)} (deposit hold)`,
        `  аренда: не оплачено ${roublesText(total)} (booking pay)`,
        '  документы: Проверкина Анна — документы не присылал (проверили здесь — --papers-seen)',
        'Выдаёте всё равно — добавьте --anyway "почему": это запишется.',
      ].join('\n'),
    ])
    expect((await run(`booking give-out --number ${number} --mileage ${km} --lang en`)).errors).toMatch(
      /^Not ready to hand over:\n {2}deposit: .*\n {2}rental: .*\n {2}documents: .*\nTo hand over anyway/,
    )
    expect(await rows(sql`select status from bookings where number = ${number}`)).toEqual([{ status: 'confirmed' }])
    expect(await actionsOf(number, 'booking.give_out')).toEqual([])
  })

  it('is possible with a reason, which is recorded with the operator', async () => {
    const { number, km } = await rental()
    const give = ['booking', 'give-out', '--number', number, '--mileage', String(km)]
    const done = await run([...give, '--anyway', 'залог наличными в сейфе', '--by', 'Иванова'])
    expect([done.code, done.errors]).toEqual([0, ''])
    expect(await actionsOf(number, 'booking.give_out')).toEqual([
      {
        operator: 'Иванова',
        details: { mileageKm: km, anyway: 'залог наличными в сейфе', gaps: 'deposit,unpaid,papers' },
      },
    ])
    expect((await run(`booking show --number ${number}`)).output).toContain(
      'филиал (Иванова)  машина выдана  несмотря на предупреждение: залог наличными в сейфе',
    )
  })

  it('asks nothing when nothing is missing, and records that documents were compared at the counter', async () => {
    const { number, km, deposit, total } = await rental()
    for (const line of [
      `deposit hold --number ${number} --brand mir --card 1234 --amount ${deposit - 1}`,
      `booking pay --number ${number} --amount ${total}`,
    ])
      expect((await run(line)).errors).toBe('')
    const give = `booking give-out --number ${number} --mileage ${km} --papers-seen`
    expect((await run(give)).errors).toMatch(/не хватает:\n {2}залог: [^\n]*\nВыдаёте/)
    expect((await run(`deposit hold --number ${number} --brand visa --card 4321 --amount 1`)).errors).toBe('')
    expect(await run(give)).toMatchObject({ code: 0, errors: '' })
    expect(await actionsOf(number, 'booking.give_out')).toEqual([
      { operator: 'petrova', details: { mileageKm: km, papers: 'seen' } },
    ])
  })

  it('asks for a reason at a terminal: with a reason it continues, without one it stops', async () => {
    const { number, km } = await rental()
    const line = `booking give-out --number ${number} --mileage ${km}`
    const questions: string[] = []
    const screenAnswering = (answer: string) => ({
      ask: async (question: string) => {
        questions.push(question)
        return answer
      },
    })
    const left = await run(line, {}, screenAnswering('  '))
    expect([left.code, left.errors]).toEqual([
      3,
      expect.stringMatching(/^Перед выдачей не хватает:[\s\S]*запишется\.\nНичего не сделано\.$/),
    ])
    expect(await run(line, {}, screenAnswering('договорились'))).toMatchObject({ code: 0 })
    expect(questions).toEqual(Array.from({ length: 2 }, () => 'Продолжить? Напишите почему (пусто — нет): '))
    expect(await actionsOf(number, 'booking.give_out')).toMatchObject([{ details: { anyway: 'договорились' } }])
  })

  it('names a driver whom the branch rejected, although documents were seen at the counter', async () => {
    const { number, km } = await rental()
    await rows(sql`insert into drivers (station, client_id, last_name, first_name, no_patronymic, phone, email, birth_date,
          licence, approved, verification) select station, client_id, 'Вторая', 'Анна', true, '+7 999 000-33-44',
          'b@clients.example', '1990-01-01',
          '{"number":"1","country":"RU","issuedAt":"2020-01-01","expiresAt":"2030-01-01"}', true, 'rejected'
        from bookings where number = ${number}`)
    await rows(sql`update bookings set extra_drivers = jsonb_build_array(jsonb_build_object('last_name', 'Вторая',
        'first_name', 'Анна', 'middle_name', null, 'phone', '+79990003344', 'birthDate', '1990-01-01',
        'licenceSince', '2015-01-01')) where number = ${number}`)
    const { errors } = await run(`booking give-out --number ${number} --mileage ${km} --papers-seen`)
    expect(errors).toContain('документы: Вторая Анна — отказано (driver show)')
    expect(errors).not.toContain('Проверкина')
  })

  it('has a deposit in the booking: what is needed, what is blocked on which card, and until when', async () => {
    const { number, deposit } = await rental()
    const bookingText = async () => (await run(`booking show --number ${number}`)).output
    expect(await bookingText()).toContain(`  Залог ${roublesText(deposit)}: ещё не заблокирован\n`)
    await run(`deposit hold --number ${number} --brand mir --card 1234 --amount 1000`)
    expect(await bookingText()).toMatch(
      new RegExp(
        `^ {2}Залог ${roublesText(deposit)}: заблокирован не полностью, разблокировать до .* г\\.; заблокировано 1 000 из ${roublesText(deposit)}\\n {4}#\\d+ {2}«Мир» •• 1234 {2}1 000 ₽, с `,
        'm',
      ),
    )
    expect((await run(`booking show --number ${number} --lang en`)).output).toMatch(
      /^ {2}Deposit (₽[\d,]+): blocked in part, to be released by .*; ₽1,000 of \1 blocked$/m,
    )
    const rest = deposit - 1000
    expect((await run(`deposit hold --number ${number} --brand mir --card 4321 --amount ${rest}`)).errors).toBe('')
    expect(await bookingText()).toMatch(
      new RegExp(`: заблокирован, разблокировать до .* г\\.; заблокировано ${roublesText(deposit)}$`, 'm'),
    )
    const listed = (await run(`deposit list --number ${number}`)).output
    expect(listed).toMatch(/^Бронь .*Клиент .*Телефон .*Залог .*Карта .*Заблокировано/)
    expect(listed).toContain('Проверкина')
  })
})
