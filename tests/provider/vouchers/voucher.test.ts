import { sql } from 'drizzle-orm'
import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { linesFromList } from '@/provider/contract/rules/prices/printed-lines'
import { Voucher } from '@/provider/contract/vouchers'
import { createCarPictures } from '@/provider/modules/cars/car-pictures'
import { readVoucher } from '@/provider/modules/vouchers/read-voucher'
import { createServices } from '@/provider/services'
import { openAuth } from '@/tests/setup/auth-guests'
import { EXTRA_DRIVER, openGuest } from '@/tests/setup/booking-guests'
import { addModel, config, newPhone, rentalOf } from '@/tests/setup/open-provider'
import { readPdf, readPieces } from '@/tests/setup/read-pdf'
import { headersOf } from '@/tests/setup/signed-in'
import { useProvider } from '@/tests/setup/use-provider'
import { openTraveller, type Traveller } from '@/tests/setup/voucher-guests'

const CYRILLIC = /[а-яё]/i

describe('a voucher', () => {
  const provider = useProvider()
  const rouble = (kop: number) => `${new Intl.NumberFormat('ru').format(kop / 100)} ₽`.replace(/\u00a0/g, ' ')
  const numberIn = (amount: string) => Number(amount.replace('−', '-').replace(/[ ₽]/g, ''))

  /** The content that the worker gets. */
  async function contentOf({ booking, key }: Traveller): Promise<Voucher> {
    const { bookings, options, settings, photos } = createServices({
      db: provider.db,
      now: () => provider.clock.now,
      config,
      isDraining: () => false,
      warn: () => undefined,
    })
    const seen: string[] = []
    const renderVoucher = async (content: string) => Buffer.from(String(seen.push(content)))
    const now = () => provider.clock.now
    const carPictures = createCarPictures(photos.readFile)
    const deps = { renderVoucher, carPictures, options, settings, now, siteUrl: 'https://rent.example' }
    await readVoucher(
      { openBooking: bookings.openForVoucher, ...deps },
      { access: { bookingNumber: booking.number, key, clientId: null }, language: null },
    )
    return Voucher.parse(JSON.parse(seen[0] ?? '').voucher)
  }

  it.each([
    ['ru', [], ['Подтверждение брони', 'Получение', 'Филиал', 'Паспорт с отметкой', 'ДТП: 112', 'Проверкина Анна']],
    [
      'en',
      ['Pick-up', 'Branch', 'What to bring', 'Accident: 112', 'Vladivostok time'],
      ['Подтверждение брони', 'Получение'],
    ],
    [
      'zh-CN',
      ['租车凭证', '取车', '门店', '需携带的物品', '急救 112', '海参崴时间'],
      ['Подтверждение брони', 'Получение'],
    ],
  ] as const)('of a booking in %s says everything in Russian and in that language', async (language, own, russian) => {
    const mary = await openTraveller(provider, { language })
    const response = await mary.voucher()
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    const { text, pages } = await readPdf(response.rawPayload)
    const { number, price, pickupAt } = mary.booking
    for (const part of [number, 'Honda Fit', '+7 423 200 0000', rouble(price.totalKop), ...own, ...russian])
      expect(text).toContain(part)
    expect(pickupAt).toMatch(/T02:00/)
    expect(text).toMatch(/ 12:00/)
    expect(pages).toBe(1)
    if (language === 'ru') expect(text).not.toMatch(/Pick-up|取车/)
  })

  it.each(['ru', 'en', 'zh-CN'] as const)(
    'in %s has a ₽ that the font of its digits draws, and lines that make the total',
    async (language) => {
      const mary = await openTraveller(provider, { language })
      const { pieces } = await readPdf((await mary.voucher()).rawPayload)
      const ofPrice = pieces.slice(pieces.indexOf('Стоимость'))
      const amounts = ofPrice.filter((piece) => /^[−\d][\d ]* ₽$/.test(piece))
      expect(pieces.filter((piece) => piece.trim() === '₽')).toEqual([])
      const { price } = mary.booking
      const lines = linesFromList(price).filter(({ amountKop }) => amountKop !== 0).length
      const sum = amounts.slice(0, lines).reduce((total, amount) => total + numberIn(amount), 0)
      expect(sum).toBe(price.totalKop / 100)
      expect(numberIn(amounts[lines] ?? '')).toBe(sum)
    },
  )

  it('in Chinese begins no line with a sign that closes a phrase, and keeps the words of its head whole', async () => {
    const mary = await openTraveller(provider, { language: 'zh-CN' })
    const { rows } = await provider.db.execute<{ data: unknown }>(sql`select data from settings`)
    // Its lines are of any length.
    const address = '楼（东）。门口，左转直行，'.repeat(30)
    await provider.db.execute(
      sql`update settings set data = jsonb_set(data, '{address,zh-CN}', ${JSON.stringify(address)}::jsonb)`,
    )
    const { rawPayload } = await mary.voucher()
    await provider.db.execute(sql`update settings set data = ${JSON.stringify(rows[0]?.data)}::jsonb`)
    const pieces = await readPieces(rawPayload)
    const firstOfLine = pieces.filter(({ y }, index) => pieces[index - 1]?.y !== y).map(({ text }) => text)
    expect(firstOfLine.filter((text) => /^\p{Script=Han}/u.test(text)).length).toBeGreaterThan(10)
    expect(firstOfLine.filter((text) => /^[，。、；：！？）》」”]/.test(text))).toEqual([])
    expect(pieces.map(({ text }) => text)).toContain('租车凭证，订单号')
  })

  it.each([
    ['at a special price', { special: 150_000, sale: 0 }],
    ['with a percent off', { special: 0, sale: 10 }],
    ['with neither', { special: 0, sale: 0 }],
  ])('of a car %s begins at the list price that the site strikes out', async (name, { special, sale }) => {
    const slug = await addModel(provider, `lines-${name.replaceAll(' ', '-')}`, 1)
    await provider.db.execute(
      sql`update car_models set special_kop = ${special}, sale_percent = ${sale} where slug = ${slug}`,
    )
    const guest = await openGuest(provider, await provider.requestFor(rentalOf(slug), { phone: newPhone() }))
    await guest.confirm()
    const { price } = guest.booking
    const response = await provider.call('GET', `${guest.url}/voucher-text?lang=ru`, undefined, guest.guest)
    const [{ lines }] = Voucher.parse(response.json().data).sheets
    const [rentalKop = 0] = price.lines.map(({ amountKop }) => amountKop)
    const isReduced = price.listTotalKop > rentalKop
    const displayedLines = lines.map(({ term, value }) => [term, value].map((text) => text.replace(/\s/g, ' ')))
    expect(isReduced).toBe(special + sale > 0)
    expect(displayedLines[0]).toEqual(['Аренда, 4 суток', rouble(price.listTotalKop)])
    expect(displayedLines.filter(([term]) => term === 'Специальная цена')).toEqual(
      isReduced ? [['Специальная цена', rouble(rentalKop - price.listTotalKop).replace('-', '−')]] : [],
    )
    expect(displayedLines.reduce((sum, [, value = '']) => sum + numberIn(value), 0)).toBe(price.totalKop / 100)
  })

  it('names what the driver would pay at most, and until when a cancellation is free, while it is', async () => {
    const mary = await openTraveller(provider, { language: 'en' })
    const { liabilityKop } = mary.booking
    const words = async () => (await readPdf((await mary.voucher()).rawPayload)).text.replace(/\s+/g, ' ')
    const before = provider.clock.now
    const afterDeadline = new Date(new Date(mary.booking.freeCancellationUntil).getTime() + 1)
    expect(await words()).toMatch(
      new RegExp(`: «[^»]+»\\. Вы заплатите не больше ${rouble(liabilityKop)}.*Insurance: [^,;]+; you pay at most ₽`),
    )
    const unpaid = /Free cancellation:? until pick-up, as long as you have paid nothing/
    expect(await words()).toMatch(unpaid)
    expect(await words(), 'a paragraph ends with a full stop').toMatch(/a whole day: ₽[\d,]+\. /)
    provider.clock.now = afterDeadline
    expect(await words()).toMatch(unpaid)

    await provider.db.execute(sql`update bookings set paid_kop = 100 where number = ${mary.booking.number}`)
    const late = await words()
    provider.clock.now = before
    expect(late).toContain('Вы заплатите не больше')
    expect(late).not.toMatch(/Free cancellation|Бесплатная отмена/)
    expect(await words()).toMatch(/Free cancellation:? until (?!pick-up)/)
  })

  it('names drivers in any script, by their names alone', async () => {
    const mary = await openTraveller(provider, {
      driver: { citizenship: 'CN', email: 'bruce@clients.example' },
      extraDrivers: [EXTRA_DRIVER, { ...EXTRA_DRIVER, phone: newPhone() }],
    })
    // As a booking may have them from before names were asked for in Latin or Cyrillic letters.
    await provider.db.execute(sql`update bookings set
      driver = driver || '{"last_name": "李", "first_name": "小龙"}',
      extra_drivers = jsonb_set(jsonb_set(extra_drivers, '{0,last_name}', '"王"'), '{0,first_name}', '"小明"')
      where number = ${mary.booking.number}`)
    const { text } = await readPdf((await mary.voucher()).rawPayload)
    expect(text).toContain('李小龙')
    expect(text).toContain('王小明, Проверкин Пётр')
    expect(text).toContain('оригинал водительского')
    expect(text).not.toContain('bruce@clients.example')
    for (const { phone } of [mary.booking.driver, ...mary.booking.extraDrivers])
      expect(text.replace(/\D/g, '')).not.toContain(phone.slice(1))
  })

  it('prints a name in Latin letters in capitals, as a passport does, and no other', async () => {
    const mary = await openTraveller(provider, {
      driver: { citizenship: 'other', last_name: "O'Brien-Müller", first_name: 'Zoë', middle_name: null },
      extraDrivers: [EXTRA_DRIVER],
    })
    const { text } = await readPdf((await mary.voucher()).rawPayload)
    expect(text).toContain("O'BRIEN-MÜLLER ZOË")
    expect(text).not.toContain('Müller')
    expect(text).toContain('Проверкин Пётр')
  })

  it('is in the reader’s language when the page names one', async () => {
    const mary = await openTraveller(provider, { language: 'zh-CN' })
    const { text } = await readPdf((await mary.voucher('en')).rawPayload)
    expect(text).toContain('What to bring')
    expect(text).not.toContain('需携带的物品')
    expect((await mary.voucher('fr')).statusCode).toBe(400)
  })

  it.each([
    ['ru', ['ru']],
    ['en', ['ru', 'en']],
    ['zh-CN', ['ru', 'zh-CN']],
  ] as const)('says as text, for a page in %s to print, what it says as a PDF', async (language, languages) => {
    const mary = await openTraveller(provider)
    const response = await mary.text(language)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const { sheets, number } = Voucher.parse(response.json().data)
    expect([number, ...sheets.map((sheet) => sheet.language)]).toEqual([mary.booking.number, ...languages])
    const squeeze = (text: string) => text.replace(/\s/g, '')
    const pdf = squeeze((await readPdf((await mary.voucher(language)).rawPayload)).text)
    const untitled = ['number', 'car', 'phone']
    for (const { headings, trip, sums, bring, accident, hours, phrases, moments } of sheets)
      for (const part of [
        ...[headings.price, headings.contact, headings.map, hours, moments.pickup, moments.dropoff, moments.zone],
        ...[...trip.filter(({ code }) => !untitled.includes(code)), ...sums].map(({ term }) => term),
        ...phrases.flatMap(({ say, meaning }) => [say, meaning]),
        ...bring,
        ...accident,
      ])
        expect(pdf).toContain(squeeze(part))
  })

  it('has a code that leads to the booking without its key', async () => {
    const mary = await openTraveller(provider, { language: 'en' })
    const content = await contentOf(mary)
    const { path, side } = content.code
    const scale = 4
    const size = (side + 8) * scale
    const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
      for (let dy = 0; dy < scale; dy++)
        for (let dx = 0; dx < scale; dx++) {
          const at = (((Number(y) + 4) * scale + dy) * size + (Number(x) + 4) * scale + dx) * 4
          pixels.fill(0, at, at + 3)
        }
    expect(jsQR(pixels, size, size)?.data).toBe(
      `https://rent.example/en/status/success/?booking=${mary.booking.number}`,
    )
    expect(JSON.stringify(content)).not.toContain(mary.key)
    expect(content.sheets.map(({ language }) => language)).toEqual(['ru', 'en'])
    const [, { phrases, ...english } = content.sheets[0]] = content.sheets
    expect(JSON.stringify(english).replace(/Проверкина|Анна/g, '')).not.toMatch(CYRILLIC)
    expect(phrases.map(({ say, meaning }) => [CYRILLIC.test(say), CYRILLIC.test(meaning)])).toEqual(
      Array.from({ length: 4 }, () => [true, false]),
    )
  })

  it('and the calendar open with the key and for the client alone; any other visitor gets not_found', async () => {
    const mary = await openTraveller(provider)
    await mary.prove()
    const stranger = await openTraveller(provider)
    const auth = openAuth(provider)
    const own = headersOf(await auth.register(mary.phone))
    const other = headersOf(await auth.register(stranger.phone))
    const withoutToken = ({ authorization: _bearer, ...headers }: Record<string, string>) => headers
    for (const readDocument of [mary.voucher, mary.text, mary.calendar]) {
      const outcomes = []
      for (const headers of [{}, stranger.guest, { 'x-booking-key': 'x' }, other, withoutToken(other)])
        outcomes.push((await readDocument('', headers)).statusCode)
      expect(outcomes).toEqual([404, 404, 404, 404, 404])
      expect((await readDocument('', own)).statusCode).toBe(200)
      expect((await readDocument('', { ...own, 'x-booking-key': 'x'.repeat(43) })).statusCode).toBe(200)
      expect((await readDocument('', { ...other, ...mary.guest })).statusCode).toBe(200)
      expect((await readDocument('', { authorization: 'Bearer wrong', ...mary.guest })).statusCode).toBe(401)
    }
    const page = await provider.app.inject({ url: `${mary.url}/voucher`, headers: withoutToken(own) })
    expect(page.statusCode).toBe(200)
  })

  it('is of a rental that takes place: neither of a hold nor of a cancelled one', async () => {
    const mary = await openTraveller(provider)
    await mary.cancel(0)
    const rejection = await mary.voucher()
    expect([rejection.statusCode, rejection.json().error.code]).toEqual([409, 'conflict'])
    const held = await openGuest(provider, await provider.requestFor(rentalOf('toyota-rav4', 90)))
    for (const name of ['voucher', 'voucher-text', 'calendar'])
      expect((await provider.call('GET', `${held.url}/${name}`, undefined, held.guest)).statusCode).toBe(409)
  })
})
