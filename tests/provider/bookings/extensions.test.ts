import { addDays, addHours, addMinutes } from 'date-fns'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Extension, ExtensionQuote } from '@/provider/contract/extensions'
import { formatWireMoment } from '@/provider/contract/rules/dates/wire-time'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { openTestOutbox } from '@/tests/setup/auth-guests'
import { addExtra, type Guest, openGuest, outcomeOf, tally, withOptions } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { moveBooking } from '@/tests/setup/move-booking'
import { addModel, newPhone, rentalOf, START } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { useProvider } from '@/tests/setup/use-provider'

const TURNAROUND_HOURS = 2

describe('a request for a later return', () => {
  const provider = useProvider()
  const run = (line: string | string[]) => openCommands(provider.url, provider.clock)(line)
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute<Record<string, unknown>>(query)).rows
  const freshSlug = (plates = 1) => addModel(provider, `later-${newPhone().slice(1)}`, plates)

  beforeEach(async () => {
    provider.clock.now = START
    await rows(sql`delete from outbox`)
  })

  /** A guest who has the car since the agreed pick-up. */
  async function driver(slug: string, rental = rentalOf(slug, 2), language: (typeof LANGUAGES)[number] = 'ru') {
    const guest = await openGuest(provider, { ...(await provider.requestFor(rental)), language })
    await guest.confirm()
    await rows(sql`delete from outbox`)
    return { ...withExtension(guest), takeOut: () => takeOut(guest) }
  }

  async function takeOut({ booking }: Guest) {
    provider.clock.now = new Date(booking.pickupAt)
    await moveBooking(provider.db, booking.number, 'active', provider.clock.now)
  }

  function withExtension(guest: Guest) {
    const url = `${guest.url}/extension`
    const until = (date: Date) => ({ dt: formatWireMoment(date) })
    const inDays = (days: number) => addDays(new Date(guest.booking.dropoffAt), days)
    const quote = (date: Date) => provider.call('POST', `${url}/quote`, until(date), guest.guest)
    const send = (date: Date, amountKop: number) =>
      provider.call('POST', url, { ...until(date), amountKop }, guest.guest)
    return {
      ...guest,
      inDays,
      quote,
      send,
      /** Quotes and sends. */
      async ask(date: Date) {
        const { amountKop }: ExtensionQuote = (await quote(date)).json().data
        return send(date, amountKop)
      },
      withdraw: () => provider.call('DELETE', url, undefined, guest.guest),
      extension: async () => (await guest.read()).extension,
    }
  }

  async function out(slug: string) {
    const ann = await driver(slug)
    await ann.takeOut()
    return ann
  }

  const idOf = async (number: string) =>
    Number(
      (
        await rows(sql`select max(e.id)::int as id from extension_requests e join bookings b on b.id = e.booking_id
      where b.number = ${number}`)
      )[0]?.id,
    )
  const stored = async (number: string) =>
    (
      await rows(sql`select end_at, blocked_until, total_kop::int as total, price, rental from bookings
      where number = ${number}`)
    )[0]

  it('tells the sum of the return’s own rule, changes nothing, and notifies the branch once for a double click', async () => {
    const ann = await out(await freshSlug())
    const before = await stored(ann.booking.number)
    const { perDayKop } = ann.booking.price
    const quoted = (await ann.quote(ann.inDays(2))).json().data
    expect(quoted).toEqual({ dropoffAt: ann.inDays(2).toISOString(), amountKop: 2 * perDayKop, available: true })
    expect(await ann.extension()).toEqual({ allowed: true, request: null })
    const responses = await Promise.all([1, 2, 3].map(() => ann.send(ann.inDays(2), quoted.amountKop)))
    expect(tally(responses.map(outcomeOf))).toEqual({ 200: 3 })
    const [{ data }] = responses.map((response) => response.json()) as [{ data: Extension }]
    expect(data).toMatchObject({ allowed: false, request: { state: 'sent', amountKop: 2 * perDayKop, reason: '' } })
    expect(await ann.extension()).toEqual(data)
    expect(await stored(ann.booking.number)).toEqual(before)
    expect(await rows(sql`select kind, channel from outbox order by channel`)).toEqual([
      { kind: 'extension_requested', channel: 'email' },
      { kind: 'extension_requested', channel: 'webhook' },
    ])
    const { sent, deliver } = openTestOutbox(provider)
    await deliver()
    const letter = sent.find(({ channel }) => channel === 'email')
    expect(letter?.text).toContain(ann.booking.number)
    expect(letter?.text).toContain(`extension accept --id ${await idOf(ann.booking.number)}`)
    expect(sent.find(({ channel }) => channel === 'webhook')?.text).not.toContain('Проверкина')
  })

  it('costs what a return at that time is charged for its lateness', async () => {
    const ann = await out(await freshSlug())
    const { number } = ann.booking
    const late = addHours(ann.inDays(1), 3)
    const { amountKop } = (await ann.quote(late)).json().data
    provider.clock.now = late
    expect(await run(`booking take-back --number ${number} --mileage 12000`)).toMatchObject({ code: 0 })
    expect(
      await rows(sql`select cost_kop::int as kop from damages where charge = 'late'
      and booking_id = (select id from bookings where number = ${number})`),
    ).toEqual([{ kop: amountKop }])
    expect(amountKop).toBeGreaterThan(ann.booking.price.perDayKop)
  })

  it('is refused to another key, another client’s session and a guest of another booking', async () => {
    const slug = await freshSlug(2)
    const [ann, eve] = [await driver(slug), await driver(slug)]
    await ann.takeOut()
    const { url } = ann
    const [client] = await rows(sql`select client_id::int as id from bookings where number = ${eve.booking.number}`)
    const session = await sessionOf(provider, Number(client?.id), { createdAt: provider.clock.now })
    const body = { dt: formatWireMoment(ann.inDays(1)), amountKop: 0 }
    const own = `/auth-client/history/${ann.booking.number}/extension`
    const calls = [
      provider.call('POST', `${url}/extension/quote`, { dt: body.dt }, eve.guest),
      provider.call('POST', `${url}/extension`, body, eve.guest),
      provider.call('DELETE', `${url}/extension`, undefined, eve.guest),
      provider.call('POST', `${own}/quote`, { dt: body.dt }, session),
      provider.call('POST', own, body, session),
      provider.call('DELETE', own, undefined, session),
    ]
    expect(tally((await Promise.all(calls)).map(outcomeOf))).toEqual({ not_found: 6 })
    expect(await idOf(ann.booking.number)).toBe(0)
  })

  it('is sent and withdrawn by the client’s own session', async () => {
    const ann = await out(await freshSlug())
    const [client] = await rows(sql`select client_id::int as id from bookings where number = ${ann.booking.number}`)
    const session = await sessionOf(provider, Number(client?.id), { createdAt: provider.clock.now })
    const own = `/auth-client/history/${ann.booking.number}`
    const dt = formatWireMoment(ann.inDays(1))
    const { amountKop } = (await provider.call('POST', `${own}/extension/quote`, { dt }, session)).json().data
    await provider.call('POST', `${own}/extension`, { dt, amountKop }, session)
    const detail = (await provider.call('GET', own, undefined, session)).json().data
    expect(detail.booking.extension).toMatchObject({ allowed: false, request: { state: 'sent' } })
    const withdrawn = (await provider.call('DELETE', `${own}/extension`, undefined, session)).json().data
    expect(withdrawn).toMatchObject({ allowed: true, request: { state: 'withdrawn' } })
  })

  it('waits alone: another return is a conflict until it is withdrawn, and what was withdrawn cannot be accepted', async () => {
    const ann = await out(await freshSlug())
    await ann.ask(ann.inDays(1))
    const first = await idOf(ann.booking.number)
    expect(outcomeOf(await ann.ask(ann.inDays(2)))).toBe('conflict')
    expect((await ann.withdraw()).json().data).toMatchObject({ allowed: true, request: { state: 'withdrawn' } })
    expect(outcomeOf(await ann.withdraw())).toBe('200')
    expect(outcomeOf(await ann.ask(ann.inDays(2)))).toBe('200')
    expect((await run(`extension accept --id ${first}`)).code).not.toBe(0)
    expect((await stored(ann.booking.number))?.total).toBe(ann.booking.price.totalKop)
  })

  it('names what is wrong: too early, too long, another sum, a taken car, a fifth time and more', async () => {
    const slug = await freshSlug()
    const ann = await out(slug)
    expect(outcomeOf(await ann.quote(ann.inDays(0)))).toBe('invalid_dates')
    expect(outcomeOf(await ann.quote(ann.inDays(400)))).toBe('rental_too_long')
    expect(outcomeOf(await ann.send(ann.inDays(1), 100))).toBe('price_changed')
    const next = await openGuest(provider, await provider.requestFor(rentalOf(slug, 8)))
    expect(new Date(next.booking.pickupAt) > ann.inDays(1)).toBe(true)
    expect((await ann.quote(ann.inDays(2))).json().data.available).toBe(false)
    expect(outcomeOf(await ann.ask(ann.inDays(2)))).toBe('car_taken')
    // The turnaround counts too.
    expect((await ann.quote(addHours(ann.inDays(2), -TURNAROUND_HOURS))).json().data.available).toBe(true)
    for (let sent = 0; sent < 5; sent++) {
      expect(outcomeOf(await ann.ask(ann.inDays(1)))).toBe('200')
      await ann.withdraw()
    }
    expect(outcomeOf(await ann.ask(ann.inDays(1)))).toBe('too_many_requests')
  })

  it('may be sent for a confirmed booking only when it cannot be changed online, and never for one that is over', async () => {
    const ann = await driver(await freshSlug())
    expect(await ann.extension()).toEqual({ allowed: false, request: null })
    expect(outcomeOf(await ann.quote(ann.inDays(1)))).toBe('conflict')
    provider.clock.now = addHours(new Date(ann.booking.pickupAt), -2)
    expect(await ann.extension()).toEqual({ allowed: true, request: null })
    expect(outcomeOf(await ann.ask(ann.inDays(1)))).toBe('200')
    await ann.withdraw()
    await ann.takeOut()
    await moveBooking(provider.db, ann.booking.number, 'completed', provider.clock.now)
    expect(await ann.extension()).toBeUndefined()
    expect(outcomeOf(await ann.quote(ann.inDays(1)))).toBe('conflict')
  })

  it('accepted moves the return, blocks the car, adds the sum and is recorded; two extensions cost what one does', async () => {
    const ann = await out(await freshSlug())
    const { number, price } = ann.booking
    const twice = [addHours(ann.inDays(0), 5), ann.inDays(1)]
    for (const date of twice) {
      expect(outcomeOf(await ann.ask(date))).toBe('200')
      const list = await run('extension list')
      expect(list.output).toContain(number)
      expect(await run(`extension accept --id ${await idOf(number)}`)).toMatchObject({ code: 0, errors: '' })
    }
    const booking = await ann.read()
    expect(booking.dropoffAt).toBe(ann.inDays(1).toISOString())
    expect(booking.price.totalKop).toBe(price.totalKop + price.perDayKop)
    expect(booking.price.lines.filter(({ code }) => code === 'extension')).toEqual([
      { code: 'extension', amountKop: price.perDayKop },
    ])
    expect(booking.price.lines.reduce((sum, { amountKop }) => sum + amountKop, 0)).toBe(booking.price.totalKop)
    expect([booking.price.days, booking.dueKop]).toEqual([price.days + 1, booking.price.totalKop])
    expect(booking.extension).toMatchObject({ allowed: true, request: { state: 'accepted' } })
    const row = await stored(number)
    expect(new Date(String(row?.blocked_until))).toEqual(addHours(ann.inDays(1), TURNAROUND_HOURS))
    expect(row?.rental).toMatchObject({ dt: formatWireMoment(ann.inDays(1)) })
    expect(
      await rows(sql`select c.actor from booking_changes c join bookings b on b.id = c.booking_id
      where b.number = ${number}`),
    ).toEqual([{ actor: 'branch' }, { actor: 'branch' }])
    expect(
      await rows(sql`select act, operator from operator_acts where act like 'extension%'
      and booking_id = (select id from bookings where number = ${number})`),
    ).toEqual([
      { act: 'extension.accept', operator: 'petrova' },
      { act: 'extension.accept', operator: 'petrova' },
    ])
    expect((await run('extension list')).output).not.toContain(number)
    expect((await run(`extension accept --id ${await idOf(number)}`)).code).not.toBe(0)
  })

  it('is not charged again by a late return, which costs what it would without the extension', async () => {
    const ann = await out(await freshSlug())
    const { number, price } = ann.booking
    const late = addHours(ann.inDays(1), 3)
    const wholeKop = (await ann.quote(late)).json().data.amountKop
    for (const date of [addHours(ann.inDays(0), 5), ann.inDays(1)]) {
      await ann.ask(date)
      await run(`extension accept --id ${await idOf(number)}`)
    }
    const { returnTerms } = await ann.read()
    expect(returnTerms).toMatchObject({ freeUntil: addHours(ann.inDays(1), 1).toISOString(), dayKop: price.perDayKop })
    provider.clock.now = late
    expect(await run(`booking take-back --number ${number} --mileage 12000`)).toMatchObject({ code: 0 })
    expect(
      await rows(sql`select cost_kop::int as kop, damage->>'en' as text from damages where charge = 'late'
      and booking_id = (select id from bookings where number = ${number})`),
    ).toEqual([{ kop: wholeKop - price.perDayKop, text: expect.stringMatching(/, 2 h$/) }])
  })

  it('gives kilometres for days that are paid, and none for the grace time', async () => {
    const drive = async (minutes: number | null) => {
      provider.clock.now = START
      const slug = await freshSlug()
      const ann = await driver(slug, withOptions(rentalOf(slug, 2), { mileage: 'limited' }))
      await ann.takeOut()
      const { number, dropoffAt, price } = ann.booking
      const own = sql`(select id from bookings where number = ${number})`
      await rows(sql`insert into hand_overs (booking_id, kind, car_id, mileage_km, at)
        select id, 'out', car_id, 12000, start_at from bookings where number = ${number}`)
      const end = addMinutes(new Date(dropoffAt), minutes ?? 60)
      if (minutes !== null) {
        expect(outcomeOf(await ann.ask(end))).toBe('200')
        expect(await run(`extension accept --id ${await idOf(number)}`)).toMatchObject({ code: 0, errors: '' })
      }
      const extended = (await ann.read()).price
      provider.clock.now = end
      expect(await run(`booking take-back --number ${number} --mileage 12600`)).toMatchObject({ code: 0 })
      const charged = await rows(sql`select charge, cost_kop::int as kop from damages where booking_id = ${own}`)
      return { addedKop: extended.totalKop - price.totalKop, addedDays: extended.days - price.days, charged }
    }
    const unasked = await drive(null)
    expect(unasked.charged).toMatchObject([{ charge: 'overMileage' }])
    expect(await drive(60)).toEqual({ ...unasked, addedKop: 0, addedDays: 0 })
    const dayOfKilometresKop = 100 * 1_200
    expect(await drive(24 * 60)).toMatchObject({
      addedDays: 1,
      charged: [{ charge: 'overMileage', kop: Number(unasked.charged[0]?.kop) - dayOfKilometresKop }],
    })
  })

  it('is neither sent nor accepted when the agreed return has passed and nobody picked the car up; it can be declined', async () => {
    const ann = await driver(await freshSlug())
    const { number } = ann.booking
    provider.clock.now = addHours(ann.inDays(0), -1)
    expect(outcomeOf(await ann.ask(ann.inDays(7)))).toBe('200')
    const before = await stored(number)
    provider.clock.now = ann.inDays(5)
    const id = await idOf(number)
    const rejected = await run(`extension accept --id ${id} --lang en`)
    expect([rejected.code === 0, rejected.errors]).toEqual([false, expect.stringContaining('no hand-over is recorded')])
    expect(await stored(number)).toEqual(before)
    expect(await run(['extension', 'decline', '--id', String(id), '--reason', 'Не получена'])).toMatchObject({
      code: 0,
    })
    expect(await ann.extension()).toMatchObject({ allowed: false, request: { state: 'declined' } })
    expect(outcomeOf(await ann.quote(ann.inDays(8)))).toBe('conflict')
  })

  it.each(LANGUAGES)(
    'tells the driver in %s of both decisions, by e-mail and SMS, with the reason',
    async (language) => {
      const slug = await freshSlug()
      const ann = await driver(slug, rentalOf(slug, 2), language)
      await ann.takeOut()
      await ann.ask(ann.inDays(3))
      const declined = [
        'extension',
        'decline',
        '--id',
        String(await idOf(ann.booking.number)),
        '--reason',
        'Engine check',
      ]
      expect(await run(declined)).toMatchObject({ code: 0, errors: '' })
      expect(await ann.extension()).toMatchObject({
        allowed: true,
        request: { state: 'declined', reason: 'Engine check' },
      })
      await rows(sql`delete from outbox where kind = 'extension_requested'`)
      const { sent, deliver } = openTestOutbox(provider)
      while ((await deliver()).sent > 0);
      expect(sent.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
      for (const { text } of sent) expect(text).toContain('Engine check')

      await ann.ask(ann.inDays(1))
      await run(`extension accept --id ${await idOf(ann.booking.number)}`)
      await rows(sql`delete from outbox where kind = 'extension_requested'`)
      while ((await deliver()).sent > 0);
      const accepted = sent.slice(2)
      expect(accepted.map(({ channel }) => channel).sort()).toEqual(['email', 'sms', 'webhook'])
      const letter = accepted.find(({ channel }) => channel === 'email')
      expect(letter?.html).toContain(`purpose=booking&amp;number=${ann.booking.number}`)
      expect(letter?.text).toMatch(/СБП|SBP/)
      expect(letter?.text).not.toMatch(/К оплате при получении|To pay at pick-up|取车时应付/)
      for (const { text, subject } of accepted) expect([text, subject].join(' ')).not.toMatch(/[{}]\w|\w}/)
    },
  )

  it('is not accepted when the car or its extras are gone meanwhile: the booking stays, the request waits', async () => {
    const slug = await freshSlug()
    const ann = await out(slug)
    await ann.ask(ann.inDays(4))
    await openGuest(provider, await provider.requestFor(rentalOf(slug, 8)))
    const before = await stored(ann.booking.number)
    const rejected = await run(`extension accept --id ${await idOf(ann.booking.number)} --lang en`)
    expect([rejected.code === 0, rejected.errors]).toEqual([false, expect.stringContaining('The car is taken by then')])
    expect(await stored(ann.booking.number)).toEqual(before)
    expect(await ann.extension()).toMatchObject({ request: { state: 'sent' } })

    provider.clock.now = START
    const seat = await addExtra(provider, `seat-${newPhone().slice(1)}`, 1)
    const other = await freshSlug(2)
    const bob = await driver(other, withOptions(rentalOf(other, 2), { extras: [{ code: seat, quantity: 1 }] }))
    await bob.takeOut()
    await bob.ask(bob.inDays(4))
    await openGuest(
      provider,
      await provider.requestFor(withOptions(rentalOf(other, 8), { extras: [{ code: seat, quantity: 1 }] })),
    )
    expect((await run(`extension accept --id ${await idOf(bob.booking.number)} --lang en`)).errors).toContain('extras')
  })

  it('sells the car once when acceptances and holds race for the same days', async () => {
    for (let round = 0; round < 5; round++) {
      provider.clock.now = START
      const slug = await freshSlug()
      const ann = await out(slug)
      await ann.ask(ann.inDays(4))
      const id = await idOf(ann.booking.number)
      const request = await provider.requestFor(rentalOf(slug, 8))
      const hold = async () =>
        outcomeOf(await provider.hold({ ...request, driver: { ...request.driver, phone: newPhone() } }))
      const accept = async () => ((await run(`extension accept --id ${id}`)).code === 0 ? '201' : 'rejected')
      const outcomes = await Promise.all([accept(), hold(), accept(), hold(), hold()])
      expect(outcomes.filter((outcome) => outcome === '201')).toHaveLength(1)
    }
  })
})
