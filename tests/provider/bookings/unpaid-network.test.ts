import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createServices } from '@/provider/services'
import { addModel, CONFIRM, config, rentalOf, SECRET } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const UNPAID = 20
const DAY_MS = 24 * 60 * 60_000

describe('one address', () => {
  const provider = useProvider()

  type HoldFrom = Awaited<ReturnType<typeof guestsAt>>
  /** Holds of guests that share nothing but the address. */
  async function guestsAt(slug: string) {
    const rental = rentalOf(await addModel(provider, slug, 30))
    return async (address: string) => {
      const response = await provider.hold(await provider.requestFor(rental), undefined, { 'x-client-ip': address })
      return { ...response.json(), status: response.statusCode }
    }
  }

  /** Holds and confirms, one after another, until no further hold is accepted. */
  async function bookUp(holdFrom: HoldFrom, address: string, most: number) {
    const booked = []
    while (booked.length < most) {
      const { status, data } = await holdFrom(address)
      if (status !== 201) break
      const url = `/sun/v2/bookings/${data.booking.number}`
      expect((await provider.call('PATCH', url, CONFIRM, { 'x-booking-key': data.key })).statusCode).toBe(200)
      booked.push({ url, key: data.key, number: data.booking.number })
    }
    return booked
  }

  it.each([
    ['IPv4', '203.0.113.201'],
    ['IPv6', '2001:db8:0:7::9'],
  ])(
    'of %s has twenty cars at most that are not paid, also when each is confirmed at once',
    { tags: '@wide' },
    async (name, address) => {
      const holdFrom = await guestsAt(`unpaid-${name.toLowerCase()}`)
      const start = provider.clock.now
      const booked = await bookUp(holdFrom, address, UNPAID + 5)
      expect(booked).toHaveLength(UNPAID)
      expect((await holdFrom('198.51.100.201')).status).toBe(201)

      const [first, second] = booked
      const cancel = await provider.call(
        'POST',
        `${first?.url}/cancel`,
        { refundKop: 0 },
        { 'x-booking-key': first?.key },
      )
      expect(cancel.statusCode).toBe(200)
      expect(await bookUp(holdFrom, address, 2)).toHaveLength(1)
      await provider.db.execute(sql`update bookings set paid_kop = total_kop where number = ${second?.number}`)
      expect(await bookUp(holdFrom, address, 2)).toHaveLength(1)

      provider.clock.now = new Date(start.getTime() + DAY_MS - 1)
      expect((await holdFrom(address)).status).toBe(429)
      provider.clock.now = new Date(start.getTime() + DAY_MS)
      expect((await holdFrom(address)).status).toBe(201)
      provider.clock.now = start
    },
  )

  it('counts its holds among its unpaid cars', async () => {
    const holdFrom = await guestsAt('holds-and-unpaid')
    const address = '192.0.2.202'
    expect(await bookUp(holdFrom, address, UNPAID - 3)).toHaveLength(UNPAID - 3)
    const responses = await Promise.all(Array.from({ length: 6 }, () => holdFrom(address)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3)
  })

  it('stands with a confirmed booking as a keyed hash for a day, and then the job erases it', async () => {
    const holdFrom = await guestsAt('swept-network')
    const address = '203.0.113.203'
    const start = provider.clock.now
    const [booked] = await bookUp(holdFrom, address, 1)
    const storedNetwork = async () => {
      const { rows } = await provider.db.execute<{ hash: string | null; all: string }>(sql`
        select confirmed_network hash, b::text as all from bookings b where number = ${booked?.number}`)
      return rows[0]
    }
    const hash = (await storedNetwork())?.hash
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    // The database alone is not enough to try all the networks there are.
    for (const network of [address, `${address}/32`])
      expect(hash).not.toBe(createHash('sha256').update(network).digest('hex'))
    expect((await storedNetwork())?.all).not.toContain(address)

    const services = createServices({
      db: provider.db,
      now: () => provider.clock.now,
      config: { ...config, bookingSecret: SECRET },
      isDraining: () => false,
      warn: () => undefined,
      alert: () => undefined,
    })
    provider.clock.now = new Date(start.getTime() + DAY_MS - 1)
    await services.bookings.expireHolds()
    expect((await storedNetwork())?.hash).toBe(hash)
    provider.clock.now = new Date(start.getTime() + DAY_MS)
    await services.bookings.expireHolds()
    expect((await storedNetwork())?.hash).toBeNull()
    provider.clock.now = start
  })
})
