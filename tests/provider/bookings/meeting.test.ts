import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { HoldRequest } from '@/provider/contract/bookings'
import { NO_MEETING } from '@/provider/contract/rules/bookings/meeting'
import { openTestOutbox } from '@/tests/setup/auth-guests'
import { EXTRA_DRIVER, openGuest, outcomeOf, withOptions } from '@/tests/setup/booking-guests'
import { addModel, newKey, newPhone, rentalOf } from '@/tests/setup/open-provider'
import { readPdf } from '@/tests/setup/read-pdf'
import { openCommands } from '@/tests/setup/run-command'
import { useProvider } from '@/tests/setup/use-provider'

const BRANCH = 50
const AIRPORT = 51
const STATION = 52
const HOTELS = 54
const DISTRICT = 57

let models = 0

describe('where a booking meets its driver', () => {
  const provider = useProvider()

  async function requestAt(
    city: number,
    dropoffPlace: number,
    meeting: Partial<HoldRequest['meeting']> = {},
  ): Promise<HoldRequest> {
    models += 1
    const slug = await addModel(provider, `meeting-${models}`, 1)
    const request = await provider.requestFor({ ...rentalOf(slug), city, dropoffPlace })
    return { ...request, meeting: { ...NO_MEETING, ...meeting } }
  }

  const fieldsOf = async (request: HoldRequest) => (await provider.hold(request)).json().error?.fields

  it.each([
    ['hotels without one', HOTELS, BRANCH, {}, { 'meeting.pickupAddress': 'missing' }],
    ['spaces for one', HOTELS, BRANCH, { pickupAddress: '   ' }, { 'meeting.pickupAddress': 'missing' }],
    ['a return to an address without one', BRANCH, DISTRICT, {}, { 'meeting.dropoffAddress': 'missing' }],
    [
      'two of them without any',
      HOTELS,
      DISTRICT,
      {},
      { 'meeting.pickupAddress': 'missing', 'meeting.dropoffAddress': 'missing' },
    ],
  ])('needs an address: %s is rejected', async (_case, city, dropoff, meeting, fields) => {
    const request = await requestAt(city, dropoff, meeting)
    expect(outcomeOf(await provider.hold(request))).toBe('address_missing')
    expect(await fieldsOf(request)).toEqual(fields)
  })

  it('needs none at the branch, the airport and the stations, and one for a return to the same hotel', async () => {
    for (const [city, dropoff] of [
      [BRANCH, BRANCH],
      [AIRPORT, STATION],
    ] as const)
      expect(outcomeOf(await provider.hold(await requestAt(city, dropoff)))).toBe('201')
    expect(outcomeOf(await provider.hold(await requestAt(HOTELS, HOTELS, { pickupAddress: 'Mayak' })))).toBe('201')
  })

  it('keeps no address of a place that needs none, and no tick that the branch does not offer', async () => {
    const meeting = { pickupAddress: 'Тайная, 1', dropoffAddress: 'Тайная, 2', chineseClerk: true }
    const kept = await openGuest(provider, await requestAt(BRANCH, AIRPORT, meeting))
    expect(kept.booking.meeting).toEqual({ ...NO_MEETING, chineseClerk: true })
    await provider.db.execute(sql`update settings set data = data || '{"chineseClerk": false}'`)
    const refused = await openGuest(provider, await requestAt(BRANCH, AIRPORT, meeting))
    await provider.db.execute(sql`update settings set data = data || '{"chineseClerk": true}'`)
    expect(refused.booking.meeting).toEqual(NO_MEETING)
  })

  it.each([
    'Mayak https://prize.example/win',
    'WWW.prize.example',
    'Mayak, write to win@prize.example',
    'Mayak ｗｗｗ．prize',
    'win＠prize',
  ])('takes no link and no e-mail address into an address, which letters repeat: %s', async (address) => {
    const pickup = await requestAt(HOTELS, BRANCH, { pickupAddress: address })
    expect(outcomeOf(await provider.hold(pickup))).toBe('address_link_refused')
    expect(await fieldsOf(pickup)).toEqual({ 'meeting.pickupAddress': 'a link' })
    const both = await requestAt(HOTELS, DISTRICT, { pickupAddress: 'Mayak', dropoffAddress: address })
    expect(await fieldsOf(both)).toEqual({ 'meeting.dropoffAddress': 'a link' })
    // Not stored there, so not judged.
    expect(outcomeOf(await provider.hold(await requestAt(BRANCH, BRANCH, { pickupAddress: address })))).toBe('201')
    const guest = await openGuest(provider, await requestAt(HOTELS, HOTELS, { pickupAddress: 'Mayak' }))
    const change = { ...NO_MEETING, pickupAddress: address }
    expect(outcomeOf(await guest.patch({ rental: pickup.rental, quoteToken: 'x', meeting: change }))).toBe(
      'address_link_refused',
    )
  })

  it('rejects a note of more than 300 characters or with hidden ones', async () => {
    for (const note of ['x'.repeat(301), 'a\u202Eb'])
      expect(outcomeOf(await provider.hold(await requestAt(BRANCH, BRANCH, { note })))).toBe('invalid_request')
  })

  it('is on the voucher in both languages, but for the note in the letters of the driver, and before the operators', {
    timeout: 90_000,
  }, async () => {
    const request = await requestAt(HOTELS, HOTELS, {
      pickupAddress: 'Mayak.Hotel, 5',
      note: 'Буду с коляской',
      chineseClerk: true,
    })
    await provider.db.execute(sql`delete from outbox`)
    const email = `${newKey()}@clients.example`
    const guest = await openGuest(provider, { ...request, language: 'zh-CN', driver: { ...request.driver, email } })
    await guest.confirm()
    const { data } = (await provider.call('GET', `${guest.url}/voucher-text?lang=zh-CN`, undefined, guest.guest)).json()
    for (const sheet of data.sheets) {
      const rows = new Map<string, { value: string; notes: string[] }>(
        sheet.trip.map((row: { code: string; value: string; notes: string[] }) => [row.code, row]),
      )
      expect(rows.get('pickup')?.notes).toContain('Mayak. Hotel,\u00a05')
      expect(rows.get('dropoff')?.notes).toContain('Mayak. Hotel,\u00a05')
      expect(rows.get('note')?.value).toBe('Буду с коляской')
      expect(rows.get('clerk')?.value).toMatch(sheet.language === 'ru' ? /по-китайски/ : /中文接待/)
    }
    const { sent, deliver } = openTestOutbox(provider)
    while ((await deliver()).sent > 0);
    const letter = sent.find(({ address, subject }) => address === email && subject?.includes(guest.booking.number))
    expect(letter?.text).toMatch(/Mayak\. Hotel,\s5/)
    // The letter goes to an address that nobody has proved: it has no text for the branch, nor has a file of it.
    const [voucher, entry] = letter?.attachments ?? []
    const pdf = await readPdf(voucher?.content ?? Buffer.from(''))
    const calendar = String(entry?.content).replaceAll('\r\n ', '')
    expect([pdf.text, calendar].every((text) => /Mayak\. Hotel/.test(text))).toBe(true)
    for (const text of [letter?.text, letter?.html, pdf.text, calendar]) expect(text).not.toMatch(/коляской/)
    const page = await provider.call('GET', `${guest.url}/voucher?lang=zh-CN`, undefined, guest.guest)
    expect((await readPdf(page.rawPayload)).text).toMatch(/Буду с коляской/)
    const toBranch = sent.filter(({ subject }) => subject?.startsWith(`Бронь ${guest.booking.number}: нужен сотрудник`))
    expect(toBranch).toHaveLength(1)
    expect(toBranch[0]?.text).not.toMatch(/Mayak|коляской|Проверкина/)
    const run = openCommands(provider.url)
    const { output } = await run(`booking show --number ${guest.booking.number}`)
    expect(output).toMatch(/Mayak\.Hotel, 5/)
    expect(output).toMatch(/Комментарий клиента: Буду с коляской/)
    expect(output).toMatch(/говорит по-китайски/)
    expect((await run(`booking list --number ${guest.booking.number}`)).output).toMatch(/Mayak\.Hotel, 5; по-китайски/)
    // A letter that shows the whole trip.
    await guest.cancel(0)
    while ((await deliver()).sent > 0);
    const cancelled = sent.filter((message) => message.address === email).at(-1)
    expect(cancelled?.text).toMatch(/Mayak\. Hotel,\s5/)
    expect(`${cancelled?.text} ${cancelled?.html}`).not.toMatch(/коляской/)
  })

  it('is asked for when the place changes, kept by a site that does not know it, and in the record of changes', async () => {
    const request = await requestAt(AIRPORT, AIRPORT, { note: 'Жду внутри' })
    const guest = await openGuest(provider, request)
    const toHotel = { ...request.rental, city: HOTELS }
    expect(outcomeOf(await guest.change(toHotel))).toBe('address_missing')
    const meeting = { ...NO_MEETING, pickupAddress: 'Mayak', note: 'Жду внутри' }
    expect((await guest.change(toHotel, { meeting })).json().data.meeting).toEqual(meeting)
    expect((await guest.change(toHotel, { flight: 'SU 1' })).json().data.meeting).toEqual(meeting)
    const { rows } = await provider.db.execute<{ people_before: object; people_after: object }>(sql`
      select people_before, people_after from booking_changes c join bookings b on b.id = booking_id
      where number = ${guest.booking.number} order by c.id`)
    expect(rows[0]).toMatchObject({
      people_before: { meeting: { ...NO_MEETING, note: 'Жду внутри' } },
      people_after: { meeting },
    })
    const unknown = { ...request.rental, city: 999 }
    expect(outcomeOf(await guest.patch({ rental: unknown, quoteToken: 'x', meeting }))).toBe('unknown_place')
  })

  it('goes with its driver: another person has none of it unless it is sent, a corrected name keeps it', async () => {
    const meeting = { note: 'Рейс первого, встретьте Анну', chineseClerk: true }
    const request = await requestAt(AIRPORT, BRANCH, meeting)
    const guest = await openGuest(provider, { ...request, flight: 'SU 1' })
    const { driver } = guest.booking
    const renamed = { ...driver, last_name: 'Проверкина-Примерова' }
    const other = { ...driver, first_name: 'Ольга', birthDate: '1990-05-06' }
    const personal = async (rest: object) => {
      const { data } = (await guest.change(request.rental, rest)).json()
      return [data.driver.first_name, data.flight, data.meeting.note]
    }
    expect(await personal({ driver: renamed, flight: 'SU 1' })).toEqual([driver.first_name, 'SU 1', meeting.note])
    expect(await personal({ driver: other })).toEqual(['Ольга', '', ''])
    const own = { ...NO_MEETING, note: 'Встретьте Ольгу' }
    expect(await personal({ driver, meeting: own, flight: 'SU 2' })).toEqual([driver.first_name, 'SU 2', own.note])
  })

  it('in a hotel is asked for again when another person drives', async () => {
    const request = await requestAt(HOTELS, HOTELS, { pickupAddress: 'Mayak' })
    const guest = await openGuest(provider, request)
    const other = { ...guest.booking.driver, first_name: 'Ольга', birthDate: '1990-05-06' }
    expect(outcomeOf(await guest.change(request.rental, { driver: other }))).toBe('address_missing')
    expect((await guest.read()).driver.first_name).toBe(guest.booking.driver.first_name)
    const meeting = { ...NO_MEETING, pickupAddress: 'Zarya' }
    const { data } = (await guest.change(request.rental, { driver: other, meeting })).json()
    expect([data.driver.first_name, data.meeting.pickupAddress]).toEqual(['Ольга', 'Zarya'])
  })

  it('says by what people arrive, in the word of the place', async () => {
    for (const [city, word] of [
      [AIRPORT, 'Рейс'],
      [STATION, 'Поезд'],
      [53, 'Судно'],
      [65, 'Автобус'],
    ] as const) {
      const request = await requestAt(city, BRANCH)
      const guest = await openGuest(provider, { ...request, flight: 'ёж 12' })
      await guest.confirm()
      const { data } = (await provider.call('GET', `${guest.url}/voucher-text?lang=ru`, undefined, guest.guest)).json()
      const row = data.sheets[0].trip.find(({ code }: { code: string }) => code === 'flight')
      expect([row.term, row.value]).toEqual([word, 'ЁЖ 12'])
    }
  })
})

describe('names of drivers', () => {
  const provider = useProvider()
  const rental = async () => {
    models += 1
    return rentalOf(await addModel(provider, `meeting-${models}`, 1))
  }

  it.each([
    ['Chinese signs', { last_name: '李', first_name: '示例' }, ['driver.last_name', 'driver.first_name']],
    ['a sign among letters', { first_name: 'Ming明' }, ['driver.first_name']],
    ['Greek letters', { last_name: 'Παπάς' }, ['driver.last_name']],
    ['a patronymic in Georgian', { middle_name: 'გიორგი' }, ['driver.middle_name']],
  ])('in %s are rejected by a code of their own', async (_case, names, fields) => {
    const response = await provider.hold(await provider.requestFor(await rental(), names))
    expect(outcomeOf(response)).toBe('name_script_refused')
    expect(Object.keys(response.json().error.fields)).toEqual(fields)
  })

  it.each([
    { last_name: 'ZHANG' },
    { last_name: 'Şükrü', first_name: 'Łukasz' },
    { last_name: 'Oʻrinov' },
    { last_name: 'Ґалаґан' },
  ])('as in %j are accepted', async (names) => {
    expect(outcomeOf(await provider.hold(await provider.requestFor(await rental(), names)))).toBe('201')
  })

  it('are asked of a further driver too, and not again of who is booked already', async () => {
    const request = await provider.requestFor(
      withOptions(await rental(), { extras: [{ code: 'extra-driver', quantity: 1 }] }),
    )
    const extra = { ...EXTRA_DRIVER, phone: newPhone() }
    const response = await provider.hold({ ...request, extraDrivers: [{ ...extra, last_name: '王' }] })
    expect(response.json().error.fields).toHaveProperty(['extraDrivers.0.last_name'])
    const guest = await openGuest(provider, { ...request, extraDrivers: [extra] })
    await provider.db.execute(sql`update bookings set driver = driver || '{"last_name": "李"}'
      where number = ${guest.booking.number}`)
    expect(outcomeOf(await guest.change(request.rental, { extraDrivers: [extra], flight: 'SU 2' }))).toBe('200')
    const renamed = { ...guest.booking.driver, last_name: '王' }
    expect(outcomeOf(await guest.change(request.rental, { extraDrivers: [extra], driver: renamed }))).toBe(
      'name_script_refused',
    )
  })
})

describe('a scooter', () => {
  const provider = useProvider()
  const scooterRental = async () => {
    models += 1
    const slug = await addModel(provider, `scooter-${models}`, 1)
    await provider.db.execute(sql`update car_models set class_id = 'scooters', min_age = 18, min_experience_years = 0,
      mileage_option = false where slug = ${slug}`)
    return rentalOf(slug)
  }
  const rider = { licenceSince: null, birthDate: '2008-01-15' }

  it('is held without a licence, from 18; a car is not', async () => {
    const rental = await scooterRental()
    expect(outcomeOf(await provider.hold(await provider.requestFor(rental, rider)))).toBe('201')
    const child = { ...rider, birthDate: '2010-01-15' }
    expect(outcomeOf(await provider.hold(await provider.requestFor(await scooterRental(), child)))).toBe(
      'driver_too_young',
    )
    const car = await provider.requestFor(rentalOf(await addModel(provider, 'needs-licence', 1)), {
      licenceSince: null,
    })
    const response = await provider.hold(car)
    expect([outcomeOf(response), response.json().error.fields]).toEqual([
      'invalid_request',
      { 'driver.licenceSince': 'missing' },
    ])
  })

  it('has neither insurance nor sat nav nor dashcam to choose, and refuses them', async () => {
    const rental = await scooterRental()
    const { data } = (await provider.call('GET', `/sun/v2/cars/${rental.slug}`)).json()
    expect(data.options.insurance).toEqual([])
    const codes = data.options.extras.map(({ code }: { code: string }) => code)
    expect(codes).not.toContain('navigator')
    expect(codes).not.toContain('dashcam')
    const insured = withOptions(rental, { insurance: 'standard' })
    expect(outcomeOf(await provider.call('POST', '/sun/v2/quote', insured))).toBe('option_not_offered')
  })

  it('asks for a passport alone and tells of no insurance, on the voucher', async () => {
    const guest = await openGuest(provider, await provider.requestFor(await scooterRental(), rider))
    await guest.confirm()
    const { data } = (await provider.call('GET', `${guest.url}/voucher-text?lang=en`, undefined, guest.guest)).json()
    const text = JSON.stringify(data.sheets)
    expect(text).toMatch(/Your passport\. No driving licence is needed/)
    expect(text).not.toMatch(/ОСАГО|OSAGO|Basic|Базовая|Страховка|fill up/)
    expect(text).toMatch(/you pay at most/)
  })
})
