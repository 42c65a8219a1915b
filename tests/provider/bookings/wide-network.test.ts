import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createServices } from '@/provider/services'
import { addModel, CONFIRM, config, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const DAY_MS = 24 * 60 * 60_000
/** ⚙ `maxHoldsPerNetwork`, `maxUnpaidPerNetwork`; of one address ⚙ `maxUnpaidPerAddress`. */
const [HOLDS, UNPAID, UNPAID_OF_ADDRESS] = [12, 24, 20]

describe('the networks around an address', () => {
  const provider = useProvider()

  type HoldFrom = Awaited<ReturnType<typeof guestsAt>>
  /** Holds of guests that share nothing but their neighbourhood. */
  async function guestsAt(slug: string) {
    const rental = rentalOf(await addModel(provider, slug, 60))
    return async (address: string) => {
      const response = await provider.hold(await provider.requestFor(rental), undefined, { 'x-client-ip': address })
      return { ...response.json(), status: response.statusCode }
    }
  }
  const numbers = (length: number) => Array.from({ length }, (_, index) => index)
  const statuses = (responses: { status: number }[]) => {
    const count = (status: number) => responses.filter((response) => response.status === status).length
    return { 201: count(201), 429: count(429), all: responses.length }
  }

  /** One after another, each confirmed at once, as a script does that wants to keep the cars. */
  async function bookUp(holdFrom: HoldFrom, addresses: string[]) {
    const booked: string[] = []
    for (const address of addresses) {
      const { status, data } = await holdFrom(address)
      if (status !== 201) continue
      const url = `/sun/v2/bookings/${data.booking.number}`
      expect((await provider.call('PATCH', url, CONFIRM, { 'x-booking-key': data.key })).statusCode).toBe(200)
      booked.push(data.booking.number)
    }
    return booked
  }

  it.each([
    ['/24 of IPv4', (guest: number) => `203.0.113.${guest + 1}`, '203.0.114.1'],
    ['/48 of IPv6', (guest: number) => `2001:db8:7:${guest.toString(16)}::1`, '2001:db8:8::1'],
  ])(
    'hold twelve cars of one %s at most, requested at once, and the next one has its own',
    async (name, of, neighbour) => {
      const holdFrom = await guestsAt(`holds-of-a-${name.slice(1, 3)}`)
      const responses = await Promise.all(numbers(30).map((guest) => holdFrom(of(guest))))
      expect(statuses(responses)).toEqual({ 201: HOLDS, 429: 30 - HOLDS, all: 30 })
      expect((await holdFrom(neighbour)).status).toBe(201)
    },
  )

  it('stop a script that confirms each car at once: one address, then its /24, then the networks of one /48', async () => {
    const holdFrom = await guestsAt('sold-out-by-a-script')
    const one = await bookUp(
      holdFrom,
      numbers(UNPAID_OF_ADDRESS + 4).map(() => '198.51.100.1'),
    )
    expect(one).toHaveLength(UNPAID_OF_ADDRESS)
    const next = await bookUp(
      holdFrom,
      numbers(10).map((guest) => `198.51.100.${guest + 2}`),
    )
    expect(next).toHaveLength(UNPAID - UNPAID_OF_ADDRESS)
    const six = await bookUp(
      holdFrom,
      numbers(UNPAID + 6).map((guest) => `2001:db8:9:${guest.toString(16)}::1`),
    )
    expect(six).toHaveLength(UNPAID)

    // Paid, it counts no more; nor does what was confirmed a day ago.
    await provider.db.execute(sql`update bookings set paid_kop = total_kop where number = ${six[0]}`)
    const after = numbers(2).map((guest) => `2001:db8:9:ff${guest}::1`)
    expect(await bookUp(holdFrom, after)).toHaveLength(1)
    provider.clock.now = new Date(provider.clock.now.getTime() + DAY_MS)
    expect(await bookUp(holdFrom, after)).toHaveLength(2)
  })

  it('stand with a confirmed booking as a keyed hash, erased with that of the address', async () => {
    const [number] = await bookUp(await guestsAt('wide-hash'), ['192.0.2.77'])
    const storedNetwork = async () => {
      const { rows } = await provider.db.execute<{ wide: string | null; all: string }>(
        sql`select confirmed_wide_network as wide, b::text as all from bookings b where number = ${number}`,
      )
      return rows[0]
    }
    expect((await storedNetwork())?.wide).toMatch(/^[0-9a-f]{64}$/)
    expect((await storedNetwork())?.all).not.toContain('192.0.2')
    const { bookings } = createServices({
      ...{ db: provider.db, now: () => provider.clock.now, config, isDraining: () => false },
      ...{ warn: () => undefined, alert: () => undefined },
    })
    provider.clock.now = new Date(provider.clock.now.getTime() + DAY_MS)
    await bookings.expireHolds()
    expect((await storedNetwork())?.wide).toBeNull()
  })

  it('count an IPv4 address as itself, in any notation', async () => {
    const holdFrom = await guestsAt('mapped-addresses')
    const spellings = [
      '::ffff:192.0.3.7',
      '::FFFF:192.0.3.7',
      '::ffff:c000:307',
      '0:0:0:0:0:ffff:c000:0307',
      '192.0.3.7',
    ]
    const responses = await Promise.all(numbers(20).map((guest) => holdFrom(spellings[guest % 5] ?? '')))
    expect(statuses(responses)).toEqual({ 201: 8, 429: 12, all: 20 })
    // Not all that are written so are one network.
    expect((await holdFrom('::ffff:192.0.4.7')).status).toBe(201)
    const own = await Promise.all(numbers(9).map(() => holdFrom('::ffff:127.0.0.1')))
    expect(statuses(own)).toEqual({ 201: 9, 429: 0, all: 9 })
  })

  it('have as many as the setting allows, and a booking from before the count counts for its address', async () => {
    const holdFrom = await guestsAt('as-many-as-set')
    await provider.db.execute(sql`update settings set data = data || '{"maxUnpaidPerNetwork": 2}'`)
    const booked = await bookUp(holdFrom, ['192.0.5.1', '192.0.5.2', '192.0.5.3'])
    expect(booked).toHaveLength(2)
    await provider.db.execute(sql`update bookings set confirmed_wide_network = null where number = ${booked[0]}`)
    expect(await bookUp(holdFrom, ['192.0.5.1', '192.0.5.3'])).toHaveLength(1)
    await provider.db.execute(
      sql`update settings set data = data || ${JSON.stringify({ maxUnpaidPerNetwork: UNPAID })}::jsonb`,
    )
  })

  it('cause no deadlock: many phones, visits and addresses of few networks at once', async () => {
    const slug = await addModel(provider, 'no-circle', 60)
    const phones = ['+79995559001', '+79995559002', '+79995559003']
    const responses = await Promise.all(
      numbers(60).map(async (guest) => {
        const request = await provider.requestFor(rentalOf(slug), { phone: phones[guest % 3] ?? '' })
        const address = guest % 2 ? `192.0.6.${guest}` : `2001:db8:a:${guest}::1`
        const headers = { 'x-client-ip': address, 'x-visitor': `visit-${guest % 7}` }
        return (await provider.hold(request, undefined, headers)).statusCode
      }),
    )
    // A phone is at its limit (409), or the /48 before it (429): who comes first is the machine's choice.
    expect(responses.filter((status) => ![201, 409, 429].includes(status))).toEqual([])
    expect(responses).toContain(201)
  })
})
