import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HoldRequest } from '@/provider/contract/bookings'
import { createServices } from '@/provider/services'
import { openAuth, openTestOutbox } from '@/tests/setup/auth-guests'
import { addExtra, guestOf, openSecondProvider, outcomeOf, tally, withOptions } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { addModel, CONFIRM, config, confirmAt, newKey, newPhone, rentalOf, START } from '@/tests/setup/open-provider'
import { clearOutbox, proofOf } from '@/tests/setup/phone-proof'
import { openCommands } from '@/tests/setup/run-command'
import { NO_PROOF_ASKED } from '@/tests/setup/unproved-bounds'
import { useProvider } from '@/tests/setup/use-provider'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BRANCH = {
  maxUnprovedPerNetwork: 3,
  maxUnprovedPerNetworkDay: 5,
  maxUnprovedPerHour: 30,
  maxUnprovedModelPercent: 50,
}
const numbers = (length: number) => Array.from({ length }, (_, index) => index)

describe('a booking whose phone nobody proved', () => {
  const provider = useProvider()
  const set = (changes: object) =>
    provider.db.execute(sql`update settings set data = data || ${JSON.stringify(changes)}::jsonb`)

  let tests = 0
  // Bookings of another test are of another day.
  beforeEach(async () => {
    tests += 1
    provider.clock.now = new Date(START.getTime() + 2 * tests * DAY_MS)
    await set({ ...NO_PROOF_ASKED, maxUnpaidPerNetwork: 10_000, maxUnpaidPerAddress: 10_000 })
  })

  /** The texts in force at the moment, whatever the clock of the test says. */
  const requestFor = (slug: string, ahead = 60, phone = newPhone()) =>
    provider.requestFor(rentalOf(slug, ahead, 4, START), { phone })
  const holdFrom = (request: HoldRequest, address: string, headers = {}) =>
    provider.hold(request, newKey(), { 'x-client-ip': address, ...headers })

  async function book(slug: string, address: string, ahead = 60) {
    const held = await holdFrom(await requestFor(slug, ahead), address)
    if (held.statusCode !== 201) return { outcome: outcomeOf(held), guest: null }
    const guest = guestOf(provider, held.json().data)
    return { outcome: outcomeOf(await guest.confirm()), guest }
  }

  describe('of one network', () => {
    it.each([
      ['/24', (guest: number) => `203.0.113.${guest + 1}`, '203.0.114.1'],
      ['/48', (guest: number) => `2001:db8:7:${guest.toString(16)}::1`, '2001:db8:8::1'],
    ])(
      'is confirmed three times from a %s, and five times within a day, cancelled ones counted',
      async (of, address, neighbour) => {
        await set(BRANCH)
        const slug = await addModel(provider, `network-${of.slice(1)}`, 60)
        const booked = []
        for (const guest of numbers(6)) booked.push(await book(slug, address(guest)))
        expect(tally(booked.map(({ outcome }) => outcome))).toEqual({ '200': 3, phone_unproved: 3 })
        expect((await book(slug, neighbour)).outcome).toBe('200')

        for (const guest of numbers(6)) {
          const { guest: one } = booked[guest % 3] ?? {}
          if (guest < 3) expect(outcomeOf((await one?.cancel(0)) as never)).toBe('200')
          booked.push(await book(slug, address(10 + guest)))
        }
        expect(booked.filter(({ outcome }) => outcome === '200')).toHaveLength(5)

        // A day later those that are to begin still count, and there are two of them.
        provider.clock.now = new Date(provider.clock.now.getTime() + DAY_MS + HOUR_MS)
        const later = []
        for (const guest of numbers(3)) later.push((await book(slug, address(20 + guest))).outcome)
        expect(tally(later)).toEqual({ '200': 1, phone_unproved: 2 })
      },
    )

    it('is exact at once and over two providers', async () => {
      await set({ ...NO_PROOF_ASKED, maxUnprovedPerNetwork: 3 })
      const slug = await addModel(provider, 'network-at-once', 30)
      const rival = openSecondProvider(provider)
      const held = await Promise.all(
        numbers(8).map(async (guest) => holdFrom(await requestFor(slug), `198.51.100.${guest + 1}`)),
      )
      const outcomes = await Promise.all(
        held.map(async (hold) => outcomeOf(await guestOf(provider, hold.json().data).confirm())),
      )
      await rival.close()
      expect(tally(outcomes)).toEqual({ '200': 3, phone_unproved: 5 })
    })

    it('counts no more once it is paid, or the branch has called', async () => {
      await set({ ...NO_PROOF_ASKED, maxUnprovedPerNetwork: 1 })
      const slug = await addModel(provider, 'network-paid', 20)
      const first = await book(slug, '192.0.9.1')
      const second = await book(slug, '192.0.9.2')
      expect([first.outcome, second.outcome]).toEqual(['200', 'phone_unproved'])
      await provider.db.execute(sql`update bookings set paid_kop = 1 where number = ${first.guest?.booking.number}`)
      expect(outcomeOf((await second.guest?.confirm()) as never)).toBe('200')
      const third = await book(slug, '192.0.9.3')
      expect(third.outcome).toBe('phone_unproved')
      const command = openCommands(provider.url, provider.clock)
      expect((await command(`booking prove --number ${second.guest?.booking.number}`)).code).toBe(0)
      expect(outcomeOf((await third.guest?.confirm()) as never)).toBe('200')
    })

    it('counts on for its day and hour when its client proves it afterwards, and is no more one that is to begin', async () => {
      const slug = await addModel(provider, 'network-claimed', 20)
      await set({ ...NO_PROOF_ASKED, maxUnprovedPerNetwork: 1, maxUnprovedPerNetworkDay: 3 })
      const prove = async (by: string, number: string | undefined) =>
        provider.db.execute(sql`update bookings set proved_by = ${by} where number = ${number}`)
      for (const by of ['session', 'code']) {
        const { outcome, guest } = await book(slug, '192.0.10.1')
        expect(outcome).toBe('200')
        await prove(by, guest?.booking.number)
      }
      const third = await book(slug, '192.0.10.2')
      expect(third.outcome).toBe('200')
      await prove('session', third.guest?.booking.number)
      expect((await book(slug, '192.0.10.3')).outcome).toBe('phone_unproved')
      await set({ ...NO_PROOF_ASKED, maxUnprovedPerHour: 3 })
      expect((await book(slug, '192.0.11.1')).outcome).toBe('phone_unproved')
      provider.clock.now = new Date(provider.clock.now.getTime() + DAY_MS)
      await set({ ...NO_PROOF_ASKED, maxUnprovedPerNetwork: 1, maxUnprovedPerNetworkDay: 3 })
      expect((await book(slug, '192.0.10.3')).outcome).toBe('200')
    })

    it('stands with the booking as a keyed hash until it begins, and then the job erases it', async () => {
      const slug = await addModel(provider, 'network-hash', 3)
      const { guest } = await book(slug, '192.0.9.77')
      const stored = async () => {
        const { rows } = await provider.db.execute<{ hash: string | null; all: string }>(sql`
          select unproved_network as hash, b::text as all from bookings b where number = ${guest?.booking.number}`)
        return rows[0]
      }
      expect((await stored())?.hash).toMatch(/^[0-9a-f]{64}$/)
      expect((await stored())?.all).not.toContain('192.0.9')
      const { bookings } = createServices({
        ...{ db: provider.db, now: () => provider.clock.now, config, isDraining: () => false },
        ...{ warn: () => undefined, alert: () => undefined },
      })
      const present = provider.clock.now
      const begin = Date.parse(guest?.booking.pickupAt ?? '')
      provider.clock.now = new Date(begin - 1)
      await bookings.expireHolds()
      expect((await stored())?.hash).toMatch(/./)
      provider.clock.now = new Date(begin)
      await bookings.expireHolds()
      expect((await stored())?.hash).toBeNull()
      provider.clock.now = present
    })
  })

  describe('of one model', () => {
    it.each([
      ['/24', (guest: number) => `203.0.113.${guest + 1}`, '203.0.114.1'],
      ['/48', (guest: number) => `2001:db8:7:${guest.toString(16)}::1`, '2001:db8:8::1'],
    ])('is not filled by the holds of one %s, which cost nothing', async (_, address, neighbour) => {
      await set({ maxUnprovedModelPercent: 50 })
      const slug = await addModel(provider, `holds-${newKey()}`, 8)
      const outcomes = []
      for (let guest = 0; guest < 4; guest++)
        outcomes.push(outcomeOf(await holdFrom(await requestFor(slug), address(guest))))
      expect(outcomes).toEqual(['201', '201', '201', 'phone_unproved'])
      expect(outcomeOf(await holdFrom(await requestFor(slug), neighbour))).toBe('201')
    })

    it('takes half of the plates at most from a /48 that tries 37 times, and clients and proved visitors still book', async () => {
      await set(BRANCH)
      const slug = await addModel(provider, 'half-of-a-model', 21)
      const outcomes = []
      for (const guest of numbers(37)) outcomes.push((await book(slug, `2001:db8:48:${guest.toString(16)}::1`)).outcome)
      const { rows } = await provider.db.execute<{ n: number }>(sql`
        select count(*)::int n from bookings b join car_models m on m.id = b.model_id
        where slug = ${slug} and status in ('held', 'confirmed')`)
      // Three are confirmed, and of eleven, half and one more are on hold.
      expect(rows[0]?.n).toBe(9)
      expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(3)
      for (const address of ['198.51.100.7', '192.0.2.7'])
        expect(outcomeOf(await holdFrom(await requestFor(slug), address))).toBe('201')

      const stranger = await holdFrom(await requestFor(slug), '198.51.100.200')
      expect([stranger.statusCode, outcomeOf(stranger)]).toEqual([409, 'phone_unproved'])
      const client = await sessionOf(provider, 1, { createdAt: provider.clock.now })
      const signedIn = await provider.hold(await requestFor(slug), newKey(), client)
      expect(signedIn.statusCode, signedIn.body).toBe(201)
      const request = await requestFor(slug)
      const proof = await proofOf(provider, request.driver.phone)
      const held = await holdFrom({ ...request, proof }, '198.51.100.201')
      expect(held.statusCode, held.body).toBe(201)
      expect(outcomeOf(await guestOf(provider, held.json().data).confirm())).toBe('200')
    })

    it('is counted at the busiest moment of the rental, and of an odd number of plates rounded up', async () => {
      await set({ ...NO_PROOF_ASKED, maxUnprovedModelPercent: 50 })
      const slug = await addModel(provider, 'busiest-moment', 3)
      const hold = async (ahead: number, days: number) =>
        outcomeOf(await provider.hold(await provider.requestFor(rentalOf(slug, ahead, days, START))))
      // Two that follow one another are one at any moment.
      expect([await hold(60, 2), await hold(64, 2)]).toEqual(['201', '201'])
      expect(await hold(59, 10)).toBe('201')
      expect(await hold(61, 4)).toBe('phone_unproved')
      expect(await hold(75, 4)).toBe('201')
    })

    it('is not filled by bookings that were confirmed before there were bounds', async () => {
      await set({ ...NO_PROOF_ASKED, maxUnprovedModelPercent: 50 })
      const slug = await addModel(provider, 'from-before', 2)
      const { guest } = await book(slug, '192.0.2.7')
      const third = async () => outcomeOf(await provider.hold(await requestFor(slug)))
      expect(await third()).toBe('phone_unproved')
      await provider.db.execute(sql`update bookings set unproved_at = null, unproved_network = null
        where number = ${guest?.booking.number}`)
      expect(await third()).toBe('201')
    })

    it('is bounded exactly when all come at once', async () => {
      await set({ ...NO_PROOF_ASKED, maxUnprovedModelPercent: 50 })
      const slug = await addModel(provider, 'model-at-once', 8)
      const requests = await Promise.all(numbers(12).map(() => requestFor(slug)))
      const rival = openSecondProvider(provider)
      const responses = await Promise.all(
        requests.map((request, index) => (index % 2 ? rival.hold(request) : provider.hold(request))),
      )
      await rival.close()
      expect(tally(responses.map(outcomeOf))).toEqual({ '201': 4, phone_unproved: 8 })
    })

    it('is not reached by a change of dates, of the car or of the phone that was proved', async () => {
      const [full, other] = [await addModel(provider, 'change-into', 2), await addModel(provider, 'change-from', 9)]
      const bystander = guestOf(provider, (await provider.hold(await requestFor(other))).json().data)
      await set({ ...NO_PROOF_ASKED, maxUnprovedModelPercent: 50 })
      expect((await provider.hold(await requestFor(full))).statusCode).toBe(201)
      expect(outcomeOf(await bystander.change(rentalOf(full, 60, 4, START)))).toBe('phone_unproved')

      const request = await requestFor(full)
      const proof = await proofOf(provider, request.driver.phone)
      const proved = guestOf(provider, (await provider.hold({ ...request, proof })).json().data)
      const driver = { ...request.driver, phone: newPhone() }
      const rental = rentalOf(full, 60, 4, START)
      expect(outcomeOf(await proved.patch({ rental, quoteToken: 'not asked for', driver }))).toBe('phone_unproved')
    })

    it('of extras is taken to its half, rounded up, at once and by a change; the rest goes to proved phones', async () => {
      await set({ ...NO_PROOF_ASKED, maxUnprovedModelPercent: 50 })
      const extra = await addExtra(provider, 'scarce-seat', 5)
      const slug = await addModel(provider, 'with-seats', 30)
      const seats = (quantity: number, ahead = 60) =>
        withOptions(rentalOf(slug, ahead, 4, START), { extras: quantity === 0 ? [] : [{ code: extra, quantity }] })
      const request = async (quantity: number, ahead = 60) =>
        provider.requestFor(seats(quantity, ahead), { phone: newPhone() })
      const requests = await Promise.all(numbers(6).map(() => request(1)))
      const responses = await Promise.all(requests.map((one) => provider.hold(one)))
      expect(tally(responses.map(outcomeOf))).toEqual({ '201': 3, phone_unproved: 3 })
      const refused = await provider.hold(await request(1))
      expect(refused.json().error).toMatchObject({ code: 'phone_unproved', details: { about: 'extra' } })
      expect(outcomeOf(await provider.hold(await request(3, 80)))).toBe('201')

      const plain = guestOf(provider, (await provider.hold(await request(0))).json().data)
      expect(outcomeOf(await plain.change(seats(1)))).toBe('phone_unproved')
      const { quoteToken } = (await plain.quote(seats(1))).json().data
      const proof = await proofOf(provider, plain.booking.driver.phone)
      expect(outcomeOf(await plain.patch({ rental: seats(1), quoteToken, proof }))).toBe('200')
      const driver = { ...plain.booking.driver, phone: newPhone() }
      expect(outcomeOf(await plain.patch({ rental: seats(1), quoteToken, driver }))).toBe('phone_unproved')

      const client = await sessionOf(provider, 3, { createdAt: provider.clock.now })
      const last = await request(1)
      expect(outcomeOf(await provider.hold(last, newKey(), client))).toBe('201')
      expect(outcomeOf(await provider.hold(last, newKey(), client))).toBe('extra_sold_out')
    })

    it('is said only of a car that is free', async () => {
      await set({ ...NO_PROOF_ASKED, maxUnprovedModelPercent: 50 })
      const slug = await addModel(provider, 'taken-anyway', 1)
      expect((await provider.hold(await requestFor(slug))).statusCode).toBe(201)
      expect(outcomeOf(await provider.hold(await requestFor(slug)))).toBe('car_taken')
    })
  })

  it('is confirmed so often within an hour, from everywhere, and the branch hears of the bound once', async () => {
    const slug = await addModel(provider, 'one-hour', 30)
    await set({ ...NO_PROOF_ASKED, maxUnprovedPerHour: 4 })
    const outcomes = []
    for (const guest of numbers(6)) outcomes.push((await book(slug, `10.${guest}.0.1`)).outcome)
    expect(tally(outcomes)).toEqual({ '200': 4, phone_unproved: 2 })
    const outbox = openTestOutbox(provider)
    await clearOutbox(provider)
    await outbox.deliver()
    const alarms = () => outbox.sent.filter(({ text }) => text.includes('booking unproved'))
    expect(alarms().map(({ text, channel }) => [channel, /броней: (\d+)/.exec(text)?.[1]])).toEqual([['email', '4']])

    await provider.db.execute(
      sql`update bookings set paid_kop = 1 where unproved_at = ${provider.clock.now.toISOString()}`,
    )
    for (const guest of numbers(5)) await book(slug, `10.${guest}.1.1`)
    await clearOutbox(provider)
    await outbox.deliver()
    expect(alarms()).toHaveLength(1)
    provider.clock.now = new Date(provider.clock.now.getTime() + HOUR_MS)
    expect((await book(slug, '10.9.9.9')).outcome).toBe('200')
  })

  describe('of a phone that strangers have used', () => {
    it('does not stand in the way of its owner, signed in or with a code, at the hold and at the confirmation', async () => {
      const auth = openAuth(provider)
      const phone = await auth.addClient()
      const slug = await addModel(provider, 'flooded-phone', 20)
      for (const guest of numbers(4)) {
        const held = await holdFrom(await requestFor(slug, 60, phone), `192.0.20.${guest}`)
        expect(outcomeOf(await guestOf(provider, held.json().data).confirm())).toBe('200')
      }
      expect(outcomeOf(await holdFrom(await requestFor(slug, 60, phone), '192.0.20.9'))).toBe('phone_unproved')

      const { rows } = await provider.db.execute<{ id: string }>(sql`select id from clients where phone = ${phone}`)
      const client = await sessionOf(provider, Number(rows[0]?.id), { createdAt: provider.clock.now })
      const own = await provider.hold(await requestFor(slug, 60, phone), newKey(), client)
      expect(own.statusCode, own.body).toBe(201)
      expect(outcomeOf(await guestOf(provider, own.json().data).confirm())).toBe('200')

      const request = await requestFor(slug, 60, phone)
      const held = await holdFrom({ ...request, proof: await proofOf(provider, phone) }, '192.0.22.1')
      expect(held.statusCode, held.body).toBe(201)
      expect(outcomeOf(await guestOf(provider, held.json().data).confirm())).toBe('200')
    })

    it('lets its owner hold without a code, and then pay: what strangers of other networks hold and book is not his', async () => {
      const phone = newPhone()
      const slug = await addModel(provider, 'flooded-guest', 20)
      for (const guest of numbers(4)) {
        const held = await holdFrom(await requestFor(slug, 60, phone), `192.0.50.${guest}`)
        expect(outcomeOf(await guestOf(provider, held.json().data).confirm())).toBe('200')
      }
      for (const guest of numbers(2))
        expect((await holdFrom(await requestFor(slug, 60, phone), `192.0.51.${guest}`)).statusCode).toBe(201)
      expect(outcomeOf(await holdFrom(await requestFor(slug, 60, phone), '192.0.51.9'))).toBe('phone_unproved')

      const held = await holdFrom(await requestFor(slug, 60, phone), '192.0.52.1')
      expect(held.statusCode, held.body).toBe(201)
      const own = guestOf(provider, held.json().data)
      expect(outcomeOf(await own.confirm())).toBe('phone_unproved')
      const { consents } = confirmAt(provider.clock.now)
      const payment = { amountKop: own.booking.prepayKop, language: 'ru', consents }
      const paying = await provider.call('POST', `${own.url}/payments`, payment, {
        ...own.guest,
        'idempotency-key': newKey(),
      })
      // There is no gateway here: it was asked.
      expect(outcomeOf(paying)).not.toBe('phone_unproved')
      expect((await own.read()).status).toBe('awaiting_payment')
    })

    it('is bounded within one network, a change of the phone of a hold as well', async () => {
      const phone = newPhone()
      const slug = await addModel(provider, 'phone-of-one-network', 20)
      for (const guest of numbers(2))
        expect((await holdFrom(await requestFor(slug, 60, phone), `192.0.60.${guest}`)).statusCode).toBe(201)
      const takeOver = async (address: string) => {
        const guest = guestOf(provider, (await holdFrom(await requestFor(slug), address)).json().data)
        const driver = { ...guest.booking.driver, phone }
        return outcomeOf(
          await guest.patch({ rental: rentalOf(slug, 60, 4, START), quoteToken: 'not asked for', driver }),
        )
      }
      expect([await takeOver('192.0.60.9'), await takeOver('192.0.61.9')]).toEqual(['phone_unproved', '200'])
    })

    it('has the usual limits for its owner too', async () => {
      const client = await sessionOf(provider, 2, { createdAt: provider.clock.now })
      const slug = await addModel(provider, 'limits-of-an-owner', 20)
      const hold = async () => outcomeOf(await provider.hold(await requestFor(slug, 61), newKey(), client))
      expect([await hold(), await hold(), await hold()]).toEqual(['201', '201', 'too_many_requests'])
    })
  })

  describe('is proved by a code', () => {
    it('that belongs to the phone, works once, and is sent to a phone that is nobody’s', async () => {
      await set({ ...NO_PROOF_ASKED, maxUnprovedModelPercent: 0 })
      const slug = await addModel(provider, 'one-code', 20)
      const request = await requestFor(slug)
      const proof = await proofOf(provider, request.driver.phone)
      const wrong = { ...proof, code: proof.code === '111111' ? '222222' : '111111' }
      expect(outcomeOf(await provider.hold({ ...request, proof: wrong }))).toBe('code_wrong')
      expect(outcomeOf(await provider.hold({ ...(await requestFor(slug)), proof }))).toBe('code_wrong')
      const both = await Promise.all([provider.hold({ ...request, proof }), provider.hold({ ...request, proof })])
      expect(both.map(outcomeOf).sort()).toEqual(['201', 'code_wrong'])
    })

    it('at the confirmation, and is not used up by a request that fails otherwise', async () => {
      const slug = await addModel(provider, 'code-at-confirmation', 20)
      const held = guestOf(provider, (await holdFrom(await requestFor(slug), '192.0.30.1')).json().data)
      await set({ ...NO_PROOF_ASKED, maxUnprovedPerHour: 1 })
      expect((await book(slug, '192.0.31.1')).outcome).toBe('200')
      expect(outcomeOf(await held.confirm())).toBe('phone_unproved')
      const proof = await proofOf(provider, held.booking.driver.phone)
      const failed = await held.patch({ ...CONFIRM, consents: CONFIRM.consents.slice(1), proof })
      expect(outcomeOf(failed)).toBe('consent_required')
      const confirmation = { ...confirmAt(provider.clock.now), proof }
      expect(outcomeOf(await held.patch(confirmation))).toBe('200')
      // A retry of the same confirmation needs no second code.
      expect(outcomeOf(await held.patch(confirmation))).toBe('200')
      const { rows } = await provider.db.execute(sql`
        select proved_by, unproved_at from bookings where number = ${held.booking.number}`)
      expect(rows).toEqual([{ proved_by: 'code', unproved_at: null }])
    })

    it('at a change, and then is one of those that its phone may have', async () => {
      const slug = await addModel(provider, 'code-at-change', 20)
      const phone = newPhone()
      const open = []
      for (const _ of numbers(4)) {
        const held = guestOf(provider, (await holdFrom(await requestFor(slug, 60, phone), '192.0.32.1')).json().data)
        expect(outcomeOf(await held.confirm())).toBe('200')
        open.push(held)
      }
      const [first, ...others] = open
      const proof = await proofOf(provider, phone)
      await provider.db.execute(sql`
        update bookings set proved_by = 'code' where driver ->> 'phone' = ${phone} and number <> ${first?.booking.number}`)
      const change = async () => {
        const rental = rentalOf(slug, 61, 4, START)
        const { quoteToken } = (await first?.quote(rental))?.json().data ?? {}
        return outcomeOf((await first?.patch({ rental, quoteToken, proof })) as never)
      }
      await set({ maxOpenBookingsPerPhone: 3 })
      const outcomes = [await change()]
      await set({ maxOpenBookingsPerPhone: 4 })
      outcomes.push(await change())
      expect([others.length, ...outcomes]).toEqual([3, 'too_many_requests', '200'])
    })

    it('stays proved when its hold ran out and is renewed', async () => {
      await set({ ...NO_PROOF_ASKED, maxUnprovedModelPercent: 0 })
      const slug = await addModel(provider, 'renewed-proof', 2)
      const request = await requestFor(slug)
      const proof = await proofOf(provider, request.driver.phone)
      const held = guestOf(provider, (await provider.hold({ ...request, proof })).json().data)
      provider.clock.now = new Date(provider.clock.now.getTime() + HOUR_MS)
      const renewed = await held.renew(held.booking.price.totalKop)
      expect(renewed.statusCode, renewed.body).toBe(201)
    })
  })

  it('stands in the branch’s list of suspicion: the busiest network first, until the branch marks it', async () => {
    const slug = await addModel(provider, 'suspicion', 20)
    const lone = await book(slug, '192.0.40.1')
    const pair = [await book(slug, '192.0.41.1'), await book(slug, '192.0.41.2')]
    const command = openCommands(provider.url, provider.clock)
    const listed = async () => {
      const { output } = await command('booking unproved --limit 500')
      return [lone, ...pair].map(({ guest }) => output.indexOf(guest?.booking.number ?? 'none'))
    }
    const [ofLone, ...ofPair] = await listed()
    expect(Math.min(...ofPair)).toBeGreaterThan(0)
    expect(ofLone).toBeGreaterThan(Math.max(...ofPair))
    const [first] = pair
    const number = first?.guest?.booking.number
    const { output } = await command('booking unproved --limit 500')
    const line = output.split('\n').find((text) => text.includes(String(number)))
    expect(line).toMatch(new RegExp(`^ *2 +1 +${number} .*\\${first?.guest?.booking.driver.phone}`))

    expect((await command(`booking prove --number ${number}`)).output).toContain('подтверждённый')
    expect((await command(`booking prove --number ${number}`)).errors).toContain('уже подтверждён')
    expect((await listed())[1]).toBe(-1)
    expect((await command(`booking show --number ${number}`)).code).toBe(0)
    const { rows } = await provider.db.execute(sql`
      select act, operator from operator_acts a join bookings b on b.id = a.booking_id where b.number = ${number}`)
    expect(rows).toEqual([{ act: 'booking.prove', operator: 'petrova' }])
  })
})
