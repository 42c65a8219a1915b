import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import en from '@/messages/en/payments.json'
import ru from '@/messages/ru/payments.json'
import zh from '@/messages/zh-CN/payments.json'
import type { Booking, HoldRequest } from '@/provider/contract/bookings'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { openTestOutbox, type Sent } from '@/tests/setup/auth-guests'
import { type Guest, openGuest } from '@/tests/setup/booking-guests'
import { addModel, newKey, newPhone, rentalOf, START } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { useProvider } from '@/tests/setup/use-provider'

const HOUR_MS = 3_600_000
const CYRILLIC = /[а-яё]/i
const WASH = { ru: '<b>Мойка</b> & воск', en: '<b>Wash</b> & wax', 'zh-CN': '<b>洗车</b> & 打蜡' }
const PAYMENTS = { ru, en, 'zh-CN': zh }
/** Demands of the whole sum, as letter and SMS say them without a deposit in cash. */
const TO_PAY = { ru: /к оплате|платежей/i, en: /\d to pay|to make|total to pay|left to pay/i, 'zh-CN': /应付|共 \d 笔/ }
const FUEL_KOP = 95_000
const WASH_KOP = 150_000
const DISPUTE_DAYS = 9
/** Of the return, at the branch, and so many days later. */
const LAST_DAY = '2026-12-04'

describe('what is to be paid after a return', () => {
  const provider = useProvider()
  let run: ReturnType<typeof openCommands>
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows

  beforeAll(async () => {
    run = openCommands(provider.url, provider.clock)
    await rows(sql`update settings set data = jsonb_set(jsonb_set(data, '{fines,disputeDays}', ${String(DISPUTE_DAYS)}::jsonb),
      '{laterCharges}', (select jsonb_agg(case when charge ->> 'code' = 'wash' then charge || ${JSON.stringify({ name: WASH })}::jsonb
        else charge end) from jsonb_array_elements(data -> 'laterCharges') as charge))`)
  })
  beforeEach(async () => {
    await rows(sql`delete from outbox`)
  })

  type Returned = Guest & { take: (more: string) => ReturnType<typeof run>; unpaidKop: number }

  /** A guest whose rental ended, at the branch with the car. */
  async function returned(language: HoldRequest['language'] = 'ru', paidKop: number | 'all' = 0): Promise<Returned> {
    provider.clock.now = START
    const names = language === 'ru' ? {} : ({ last_name: 'Lee', first_name: 'Ann', middle_name: null } as const)
    const own = { email: `${newKey()}@clients.example`, phone: newPhone(), ...names }
    const slug = await addModel(provider, `closing-news-${newKey()}`, 1)
    const guest = await openGuest(provider, { ...(await provider.requestFor(rentalOf(slug, 1, 3), own)), language })
    await guest.confirm()
    const { number, price } = guest.booking
    const paid = paidKop === 'all' ? price.totalKop : paidKop
    await rows(sql`update bookings set paid_kop = ${paid} where number = ${number}`)
    provider.clock.now = new Date(guest.booking.pickupAt)
    expect((await run(`booking give-out --number ${number} --mileage 1000 --anyway test`)).errors).toBe('')
    provider.clock.now = new Date(guest.booking.dropoffAt)
    await rows(sql`delete from outbox`)
    const take = (more: string) => run(`booking take-back --number ${number} --mileage 1001 ${more}`)
    return { ...guest, take, unpaidKop: price.totalKop - paid }
  }

  async function delivered(): Promise<{ letters: Sent[]; texts: Sent[] }> {
    const { sent, deliver } = openTestOutbox(provider)
    while ((await deliver()).sent > 0);
    const of = (channel: Sent['channel']) => sent.filter((message) => message.channel === channel)
    return { letters: of('email'), texts: of('sms') }
  }

  const dueIds = async ({ booking }: Guest) =>
    (
      await rows(sql`select d.id::int from damages d join bookings b on b.id = d.booking_id
      where b.number = ${booking.number} order by d.position`)
    ).map(({ id }) => Number(id))

  it.each(LANGUAGES)(
    'is notified in %s once by letter and SMS: each sum with its number, the way and the last day',
    async (language) => {
      const ann = await returned(language, 100_000)
      expect((await ann.take('--fuel 10 --wash')).errors).toBe('')
      const { letters, texts } = await delivered()
      expect([letters.length, texts.length]).toEqual([1, 1])
      const [letter, sms] = [letters[0], texts[0]]
      expect(letter?.address).toBe(ann.booking.driver.email)
      const plain = (text = '') => text.replaceAll('\u00a0', ' ')
      const money = (kop: number) => {
        const digits = new Intl.NumberFormat(language, { useGrouping: 'always' }).format(kop / 100)
        return plain(language === 'en' ? `₽${digits}` : `${digits} ₽`)
      }
      const ids = await dueIds(ann)
      expect(ids).toHaveLength(2)
      const site = { ru: '', en: '/en', 'zh-CN': '/cn' }[language]
      const pay = `http://localhost:3000${site}/payment/`
      const { number } = ann.booking
      const sums = [FUEL_KOP, WASH_KOP, ann.unpaidKop, FUEL_KOP + WASH_KOP + ann.unpaidKop].map(money)
      for (const text of [plain(letter?.text), plain(sms?.text)]) {
        for (const expectedText of [
          ...sums,
          ...ids.map((id) => `D-${id}`),
          number,
          pay,
          dayIn(LAST_DAY, language),
          WASH[language],
          'vldk@sun-rent.example',
        ])
          expect(text).toContain(plain(expectedText))
        expect(text).not.toMatch(/\{\w*\}|undefined|NaN|null/)
        expect(text, 'a sentence goes on after a semicolon').not.toMatch(/; \p{Lu}/u)
        expect(CYRILLIC.test(text)).toBe(language === 'ru')
      }
      const queries = [...ids.map((id) => `purpose=damage&amp;number=D-${id}`), `purpose=booking&amp;number=${number}`]
      for (const query of queries) expect(letter?.html).toContain(`href="${pay}?${query}"`)
      const sumRows = (sum: string, numberOfSum: string) =>
        plain(letter?.text)
          .split('\n')
          .filter((line) => line.includes(numberOfSum) && line.endsWith(sum))
      expect(ids.map((id, index) => sumRows(sums[index] ?? '', `D-${id}`).length)).toEqual([1, 1])
      expect(sumRows(sums[2] ?? '', number)).toHaveLength(1)
      const total = { ru: 'Всего к оплате', en: 'Total to pay', 'zh-CN': '应付合计' }[language]
      expect(sumRows(sums[3] ?? '', total)).toHaveLength(1)
      expect(plain(letter?.text)).toMatch(
        { ru: /Платежей — 3/, en: /There are 3 payments/, 'zh-CN': /共 3 笔/ }[language],
      )
      expect(letter?.html).toContain(
        WASH[language].replace('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      )
      expect(letter?.html).not.toContain(WASH[language].slice(0, 6))
      expect(JSON.stringify([letters, texts])).not.toContain(ann.key)
    },
  )

  it.each(LANGUAGES)(
    'is told by the page of the booking as by the letter, in %s: the same total, numbers and sums, to the holder of its key alone',
    async (language) => {
      const ann = await returned(language, 100_000)
      const { number, price } = ann.booking
      await run(`deposit hold --number ${number} --brand mir --card 1234 --amount ${price.depositKop / 100}`)
      expect((await ann.take('--fuel 10 --wash')).errors).toBe('')
      const read = async (key: string) =>
        provider.call('GET', `/sun/v2/bookings/${number}`, undefined, {
          'x-booking-key': key,
          'accept-language': language,
        })
      const booking: Booking = (await read(ann.key)).json().data
      const [fuel, wash] = await dueIds(ann)
      expect(booking.bill).toEqual({
        cashDepositKop: 0,
        totalKop: FUEL_KOP + WASH_KOP + ann.unpaidKop,
        charges: [
          { number: `D-${fuel}`, name: expect.any(String), dueKop: FUEL_KOP, isDisputed: false },
          { number: `D-${wash}`, name: WASH[language], dueKop: WASH_KOP, isDisputed: false },
        ],
      })
      const plain = (text = '') => text.replaceAll('\u00a0', ' ')
      const letter = plain((await delivered()).letters[0]?.text)
      const digits = (kop: number) => new Intl.NumberFormat(language, { useGrouping: 'always' }).format(kop / 100)
      const total = { ru: 'Всего к оплате', en: 'Total to pay', 'zh-CN': '应付合计' }[language]
      const totalLine = letter.split('\n').find((line) => line.includes(total)) ?? ''
      expect(totalLine).toContain(plain(digits(booking.bill?.totalKop ?? 0)))
      for (const { number: id, name } of booking.bill?.charges ?? [])
        for (const part of [id, name]) expect(letter).toContain(plain(part))
      expect(booking.deposit).toMatchObject({ state: 'releasing', cards: [{ brand: 'mir', last4: null }] })
      expect((await read(newKey())).statusCode).toBe(404)

      await rows(sql`update damages set status = 'disputed' where id = ${wash}`)
      expect((await run(`debt pay --number ${fuel} --amount 950 --means cash`)).errors).toBe('')
      const { bill } = (await read(ann.key)).json().data as Booking
      expect(bill).toMatchObject({
        totalKop: WASH_KOP + ann.unpaidKop,
        charges: [{ number: `D-${wash}`, isDisputed: true }],
      })
    },
  )

  it.each(LANGUAGES)(
    'may be kept from a cash deposit, in %s: letter, SMS and page say so until it is settled, and none just asks to pay',
    async (language) => {
      const ann = await returned(language, 100_000)
      const { number, price } = ann.booking
      const roubles = price.depositKop / 100
      expect((await run(`deposit hold --number ${number} --cash --amount ${roubles}`)).errors).toBe('')
      expect((await ann.take('--fuel 10 --wash')).errors).toBe('')
      const plain = (text = '') => text.replace(/\s/g, ' ')
      const read = async () => {
        const headers = { 'x-booking-key': ann.key, 'accept-language': language }
        return (await provider.call('GET', ann.url, undefined, headers)).json().data as Booking
      }
      const totalKop = FUEL_KOP + WASH_KOP + ann.unpaidKop
      const { bill } = await read()
      expect(bill).toMatchObject({ totalKop, cashDepositKop: price.depositKop })
      const { letters, texts } = await delivered()
      expect([letters.length, texts.length]).toEqual([1, 1])
      const digits = (kop: number) => new Intl.NumberFormat(language, { useGrouping: 'always' }).format(kop / 100)
      const amount = (kop: number) => plain(language === 'en' ? `₽${digits(kop)}` : `${digits(kop)} ₽`)
      const { cashDeposit, openTitle } = PAYMENTS[language].list.bill
      const [letter, sms] = [plain(letters[0]?.text), plain(texts[0]?.text)]
      expect(letter).toContain(plain(cashDeposit).replace('{deposit}', amount(price.depositKop)))
      expect(plain(openTitle)).toContain(plain(letters[0]?.subject).split(/[,，]/)[0])
      for (const text of [letter, sms]) {
        expect(text).toContain(amount(totalKop))
        expect(text).not.toMatch(TO_PAY[language])
        expect(text).not.toMatch(/\{\w*\}|undefined|NaN|null/)
      }
      expect(sms).toContain(amount(price.depositKop))

      const [fuel, wash] = await dueIds(ann)
      expect((await run(`deposit release --number ${number} --cash --for D-${fuel},D-${wash}`)).errors).toBe('')
      expect((await read()).bill).toEqual({ totalKop: ann.unpaidKop, charges: [], cashDepositKop: 0 })
      const [given] = (await delivered()).letters
      expect(plain(given?.text)).toContain(amount(FUEL_KOP + WASH_KOP))
    },
  )

  it('is asked for as without a deposit when its letter leaves after the cash was given back whole', async () => {
    const ann = await returned('ru', 'all')
    const { number, price } = ann.booking
    await run(`deposit hold --number ${number} --cash --amount ${price.depositKop / 100}`)
    await ann.take('--wash')
    await run(`deposit release --number ${number} --cash`)
    const letter = (await delivered()).letters.find(({ subject }) => subject.startsWith('Что оплатить'))
    expect(letter?.text).toMatch(/К оплате после возврата/)
    expect(letter?.text).not.toMatch(/залог/)
  })

  it('is written once when many operators return the car at once, and not when they may not', async () => {
    const ann = await returned()
    expect((await ann.take('--also horn')).code).toBe(3)
    expect(await rows(sql`select 1 from outbox`)).toEqual([])
    const codes = await Promise.all(Array.from({ length: 5 }, async () => (await ann.take('--wash')).code))
    expect(codes.sort()).toEqual([0, 3, 3, 3, 3])
    expect(await rows(sql`select kind, channel, params from outbox order by channel`)).toEqual(
      ['email', 'sms'].map((channel) => ({
        kind: 'booking_closed',
        channel,
        params: { booking: ann.booking.number, at: provider.clock.now.toISOString() },
      })),
    )
  })

  it.each(LANGUAGES)(
    'is nothing, in %s: one letter says so, and until when the deposit is released; the release has a letter of its own',
    async (language) => {
      const ann = await returned(language, 'all')
      const { number, price } = ann.booking
      await run(`deposit hold --number ${number} --brand mir --card 1234 --amount ${price.depositKop / 100}`)
      expect((await ann.take('')).errors).toBe('')
      const { letters, texts } = await delivered()
      expect([letters.length, texts]).toEqual([1, []])
      const [letter] = letters
      const plain = (text = '') => text.replaceAll('\u00a0', ' ')
      expect(letter?.subject).toBe(
        {
          ru: `Машину приняли, доплат нет, бронь № ${number}`,
          en: `The car is back, nothing left to pay, booking ${number}`,
          'zh-CN': `车辆已归还，无需再付款，订单 ${number}`,
        }[language],
      )
      const digits = new Intl.NumberFormat(language, { useGrouping: 'always' }).format(price.depositKop / 100)
      for (const part of [digits, dayIn('2026-12-25', language)]) expect(plain(letter?.text)).toContain(plain(part))
      expect(letter?.text).not.toMatch(/\{\w*\}|undefined|NaN|null/)
      expect(CYRILLIC.test(letter?.text ?? '')).toBe(language === 'ru')
      expect((await run(`deposit release --number ${number} --card 1234`)).errors).toBe('')
      expect((await delivered()).letters.map(({ subject }) => subject)).toEqual([
        { ru: 'Залог разблокирован', en: 'Your deposit is released', 'zh-CN': '押金已解冻' }[language] +
          { ru: `, бронь № ${number}`, en: `, booking ${number}`, 'zh-CN': `，订单 ${number}` }[language],
      ])
    },
  )

  it('is notified of the deposit once when it is released before the letter of the return left, without what is over', async () => {
    const ann = await returned('ru', 'all')
    const { number, price } = ann.booking
    await run(`deposit hold --number ${number} --brand mir --card 1234 --amount ${price.depositKop / 100}`)
    await ann.take('')
    await run(`deposit release --number ${number} --card 1234`)
    // The branch has its address in place of a hint.
    await rows(sql`update places set code = 'pier' where code = 'office'`)
    const { letters } = await delivered()
    expect(letters).toHaveLength(2)
    // The deposit is told of, not what to do at hand-overs that are over.
    const { pickupPlace, dropoffPlace } = ann.booking
    const plain = (text = '') => text.replace(/\s+/g, ' ')
    const text = plain(letters.find(({ subject }) => subject.startsWith('Залог разблокирован'))?.text)
    expect(text).toContain(number)
    for (const told of [pickupPlace.hint, dropoffPlace.returnHint].map(plain)) {
      expect(told).not.toBe('')
      expect(text).not.toContain(told)
    }
    await rows(sql`update places set code = 'office' where code = 'pier'`)
    expect(letters.filter(({ text }) => /[Зз]алог/.test(text)).map(({ subject }) => subject)).toEqual([
      `Залог разблокирован, бронь № ${number}`,
    ])
  })

  it('is not notified when it was paid before the letter left', async () => {
    const ann = await returned('ru', 'all')
    await ann.take('--wash')
    const [id] = await dueIds(ann)
    expect((await run(`debt pay --number ${id} --amount 1500 --means cash`)).errors).toBe('')
    expect(await delivered()).toEqual({ letters: [], texts: [] })
  })

  it('names the rental alone, or the charges alone, when there is nothing else', async () => {
    await (await returned('en')).take('')
    const [rental] = (await delivered()).letters
    expect(rental?.text).toContain('“Booking”')
    expect(rental?.text).not.toMatch(/dispute|“Damage or charge”|There are/)
    await (await returned('en', 'all')).take('--wash')
    const [charges] = (await delivered()).letters
    expect(charges?.text).toContain('“Damage or charge”')
    expect(charges?.text).not.toMatch(/Rental|“Booking”/)
  })

  it('counts the days of a dispute from the day of the notification, not from an earlier return', async () => {
    const ann = await returned('ru', 'all')
    const back = provider.clock.now
    provider.clock.now = new Date(back.getTime() + 48 * HOUR_MS)
    const moment = new Date(back.getTime() + 10 * HOUR_MS).toISOString().slice(0, 16)
    const { number } = ann.booking
    const done = await run([
      ...['booking', 'take-back', '--number', number, '--mileage', '1001', '--wash', '--at', moment.replace('T', ' ')],
    ])
    expect(done.errors).toBe('')
    expect((await delivered()).letters[0]?.text).toMatch(/6\s?декабря\s2026\sг\./)
    expect(
      await rows(sql`select date::text, told_on::text as told from damages d join bookings b on b.id = d.booking_id
      where b.number = ${number}`),
    ).toEqual([{ date: '2026-11-25', told: '2026-11-27' }])
  })
})
