import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { roublesText, useCounter } from '@/tests/setup/use-counter'

describe('a car that is handed out', () => {
  const { rows, run, rental, actsOf } = useCounter()

  it('stays: deposit, payment and documents that are missing are named at once', async () => {
    const { number, km, deposit, total } = await rental()
    const rejection = await run(`booking give-out --number ${number} --mileage ${km}`)
    expect([rejection.code, rejection.complaint]).toEqual([
      3,
      [
        'Перед выдачей не хватает:',
        `  залог: заблокировано 0 ₽ из ${roublesText(deposit)} (deposit hold)`,
        `  аренда: не оплачено ${roublesText(total)} (booking pay)`,
        '  документы: Проверкина Анна — документы не присылал (проверили здесь — --papers-seen)',
        'Выдаёте всё равно — добавьте --anyway "почему": это запишется.',
      ].join('\n'),
    ])
    expect((await run(`booking give-out --number ${number} --mileage ${km} --lang en`)).complaint).toMatch(
      /^Not ready to hand over:\n {2}deposit: .*\n {2}rental: .*\n {2}documents: .*\nTo hand over anyway/,
    )
    expect(await rows(sql`select status from bookings where number = ${number}`)).toEqual([{ status: 'confirmed' }])
    expect(await actsOf(number, 'booking.give_out')).toEqual([])
  })

  it('goes with a reason, which stands in the journal with the operator', async () => {
    const { number, km } = await rental()
    const give = ['booking', 'give-out', '--number', number, '--mileage', String(km)]
    const handOut = await run([...give, '--anyway', 'залог наличными в сейфе', '--by', 'Иванова'])
    expect([handOut.code, handOut.complaint]).toEqual([0, ''])
    expect(await actsOf(number, 'booking.give_out')).toEqual([
      {
        operator: 'Иванова',
        details: { mileageKm: km, anyway: 'залог наличными в сейфе', gaps: 'deposit,unpaid,papers' },
      },
    ])
    expect((await run(`booking show --number ${number}`)).told).toContain(
      'филиал (Иванова)  машина выдана  несмотря на предупреждение: залог наличными в сейфе',
    )
  })

  it('goes without a question when nothing is missing; what was compared at the counter is written down', async () => {
    const { number, km, deposit, total } = await rental()
    for (const line of [
      `deposit hold --number ${number} --brand mir --card 1234 --amount ${deposit - 1}`,
      `booking pay --number ${number} --amount ${total}`,
    ])
      expect((await run(line)).complaint).toBe('')
    const give = `booking give-out --number ${number} --mileage ${km} --papers-seen`
    expect((await run(give)).complaint).toMatch(/не хватает:\n {2}залог: [^\n]*\nВыдаёте/)
    expect((await run(`deposit hold --number ${number} --brand visa --card 4321 --amount 1`)).complaint).toBe('')
    expect(await run(give)).toMatchObject({ code: 0, complaint: '' })
    expect(await actsOf(number, 'booking.give_out')).toEqual([
      { operator: 'petrova', details: { mileageKm: km, papers: 'seen' } },
    ])
  })

  it('is asked about at a terminal: a reason hands the car out, an empty line does not', async () => {
    const { number, km } = await rental()
    const line = `booking give-out --number ${number} --mileage ${km}`
    const questions: string[] = []
    const terminalWith = (answer: string) => ({
      ask: async (question: string) => {
        questions.push(question)
        return answer
      },
    })
    const left = await run(line, {}, terminalWith('  '))
    expect([left.code, left.complaint]).toEqual([
      3,
      expect.stringMatching(/^Перед выдачей не хватает:[\s\S]*запишется\.\nНичего не сделано\.$/),
    ])
    expect(await run(line, {}, terminalWith('договорились'))).toMatchObject({ code: 0 })
    expect(questions).toEqual(Array.from({ length: 2 }, () => 'Продолжить? Напишите почему (пусто — нет): '))
    expect(await actsOf(number, 'booking.give_out')).toMatchObject([{ details: { anyway: 'договорились' } }])
  })

  it('is named with a driver whom the branch rejected, also when the documents were seen at the counter', async () => {
    const { number, km } = await rental()
    await rows(sql`insert into drivers (station, client_id, last_name, first_name, no_patronymic, phone, email, birth_date,
          licence, approved, verification) select station, client_id, 'Вторая', 'Анна', true, '+7 999 000-33-44',
          'b@clients.example', '1990-01-01',
          '{"number":"1","country":"RU","issuedAt":"2020-01-01","expiresAt":"2030-01-01"}', true, 'rejected'
        from bookings where number = ${number}`)
    await rows(sql`update bookings set extra_drivers = jsonb_build_array(jsonb_build_object('last_name', 'Вторая',
        'first_name', 'Анна', 'middle_name', null, 'phone', '+79990003344', 'birthDate', '1990-01-01',
        'licenceSince', '2015-01-01')) where number = ${number}`)
    const { complaint } = await run(`booking give-out --number ${number} --mileage ${km} --papers-seen`)
    expect(complaint).toContain('документы: Вторая Анна — отказано (driver show)')
    expect(complaint).not.toContain('Проверкина')
  })

  it('a booking names of its deposit what is needed, what is blocked on which card, and until when', async () => {
    const { number, deposit } = await rental()
    const showBooking = async () => (await run(`booking show --number ${number}`)).told
    expect(await showBooking()).toContain(`  Залог ${roublesText(deposit)}: ещё не заблокирован\n`)
    await run(`deposit hold --number ${number} --brand mir --card 1234 --amount 1000`)
    expect(await showBooking()).toMatch(
      new RegExp(
        `^ {2}Залог ${roublesText(deposit)}: заблокирован не полностью, разблокировать до .* г\\.; заблокировано 1 000 из ${roublesText(deposit)}\\n {4}#\\d+ {2}«Мир» •• 1234 {2}1 000 ₽, с `,
        'm',
      ),
    )
    expect((await run(`booking show --number ${number} --lang en`)).told).toMatch(
      /^ {2}Deposit (₽[\d,]+): blocked in part, to be released by .*; ₽1,000 of \1 blocked$/m,
    )
    const rest = deposit - 1000
    expect((await run(`deposit hold --number ${number} --brand mir --card 4321 --amount ${rest}`)).complaint).toBe('')
    expect(await showBooking()).toMatch(
      new RegExp(`: заблокирован, разблокировать до .* г\\.; заблокировано ${roublesText(deposit)}$`, 'm'),
    )
    const listed = (await run(`deposit list --number ${number}`)).told
    expect(listed).toMatch(/^Бронь .*Клиент .*Телефон .*Залог .*Карта .*Заблокировано/)
    expect(listed).toContain('Проверкина')
  })
})
