import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAuth } from '@/tests/setup/auth-guests'
import { guestOf } from '@/tests/setup/booking-guests'
import { addModel, CONFIRM, CONSENTS, newPhone, rentalOf, START } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { useStatementLog } from '@/tests/setup/statement-log'
import { begin, CARDS, holdOf, payAt, useTestGateway } from '@/tests/setup/test-gateway'

const DAY_MS = 86_400_000
const NEW_LINE = '\n'
/** Of the cars that `addModel` makes. */
const MILEAGE_KM = 1000
const DEMO_PASSWORD = 'demo-password-2026'

/** Prepares a case and returns the call whose statements are recorded. */
type Case = () => Promise<() => Promise<{ statusCode: number; body: string }>>

describe('the statements of', () => {
  const record = useStatementLog()
  const provider = useTestGateway()
  let command: ReturnType<typeof openCommands>
  beforeAll(() => {
    command = openCommands(provider.url, provider.clock)
  })

  /** A command as a call, which has a status as a response has. */
  const run = async (line: string) => {
    const { code, output, errors } = await command(line)
    return { statusCode: code === 0 ? 200 : 400, body: output + errors }
  }
  const sendFrom = (url: string, body: object) =>
    provider.call('POST', url, body, { 'x-consents': CONSENTS, 'x-client-ip': '203.0.113.7' })
  const heldGuest = async (plates = 1) => guestOf(provider, await holdOf(provider, {}, plates))

  let rentals = 0
  /** A confirmed rental of two days, on the day of its pick-up, with all that the branch needs to give out the car. */
  async function readyRental() {
    rentals += 1
    provider.clock.now = START
    const slug = await addModel(provider, `statements-${rentals}`, 1)
    const response = await provider.hold(await provider.requestFor(rentalOf(slug, 1, 2)))
    const guest = guestOf(provider, response.json().data)
    await guest.confirm()
    const { number, price } = guest.booking
    provider.clock.now = new Date(guest.booking.pickupAt)
    return { ...guest, number, totalKop: price.totalKop, depositKop: price.depositKop }
  }
  async function activeRental() {
    const rental = await readyRental()
    await run(`booking pay --number ${rental.number} --amount ${rental.totalKop / 100}`)
    await run(`deposit hold --number ${rental.number} --brand mir --card 1234 --amount ${rental.depositKop / 100}`)
    const giveOut = await run(`booking give-out --number ${rental.number} --mileage ${MILEAGE_KM} --papers-seen`)
    expect(giveOut.statusCode, giveOut.body).toBe(200)
    provider.clock.now = new Date(provider.clock.now.getTime() + 2 * DAY_MS)
    return rental
  }

  const bookings: Record<string, Case> = {
    async hold() {
      const slug = await addModel(provider, `held-${rentals++}`, 1)
      const request = await provider.requestFor(rentalOf(slug))
      return () => provider.hold(request)
    },
    async 'renewal of a hold'() {
      const guest = await heldGuest()
      return () => guest.renew(guest.booking.price.totalKop)
    },
    async confirm() {
      const guest = await heldGuest()
      return () => guest.patch(CONFIRM)
    },
    async change() {
      const { slug, ...held } = await holdOf(provider, {}, 2)
      const guest = guestOf(provider, held)
      await guest.confirm()
      const rental = rentalOf(slug, 40, 5)
      const { quoteToken } = (await guest.quote(rental)).json().data
      return () => guest.patch({ rental, quoteToken })
    },
    async cancel() {
      const guest = await heldGuest()
      await guest.confirm()
      return () => guest.cancel(0)
    },
  }

  const payments: Record<string, Case> = {
    async 'start of a payment'() {
      const held = await holdOf(provider)
      return () => begin(provider, held, held.booking.price.totalKop)
    },
    async 'notification of a payment'() {
      const held = await holdOf(provider)
      const { id, confirmationUrl } = (await begin(provider, held, held.booking.price.totalKop)).json().data
      await payAt(confirmationUrl, CARDS.good)
      provider.pass(3)
      const { rows } = await provider.db.execute(sql`select gateway_id as id from payments where public_id = ${id}`)
      const body = { type: 'notification', event: 'payment.succeeded', object: { id: rows[0]?.id } }
      return () => provider.call('POST', '/sun/v2/payments/notifications', body, { 'x-client-ip': '127.0.0.1' })
    },
  }

  const visitors: Record<string, Case> = {
    async 'sign in'() {
      const { rows } = await provider.db.execute<{ phone: string }>(sql`select phone from clients where id = 1`)
      return () => openAuth(provider).logIn(String(rows[0]?.phone), DEMO_PASSWORD, '203.0.113.7')
    },
    async callback() {
      const body = { partner: false, affiliate: false, clientName: 'Анна', station: 'vldk_sun' }
      const clientPhone = newPhone()
      return () => sendFrom('/sun/v2/callback', { ...body, clientPhone })
    },
    async message() {
      const body = { name: 'Анна', email: 'anna@clients.example', message: 'Можно с прицепом?' }
      const phone = newPhone()
      return () => sendFrom('/sun/v2/messages', { ...body, phone })
    },
  }

  const staff: Record<string, Case> = {
    async 'give out'() {
      const { number, totalKop, depositKop } = await readyRental()
      await run(`booking pay --number ${number} --amount ${totalKop / 100}`)
      await run(`deposit hold --number ${number} --brand mir --card 1234 --amount ${depositKop / 100}`)
      return () => run(`booking give-out --number ${number} --mileage ${MILEAGE_KM} --papers-seen`)
    },
    async return() {
      const { number } = await activeRental()
      return () => run(`booking take-back --number ${number} --mileage ${MILEAGE_KM + 10}`)
    },
    async 'branch payment'() {
      const { number } = await readyRental()
      return () => run(`booking pay --number ${number} --amount 1000 --means card`)
    },
  }

  it.each(Object.entries({ ...bookings, ...payments, ...visitors, ...staff }))('%s', async (name, prepare) => {
    // The first time fills caches and opens connections.
    await (await prepare())()
    provider.clock.now = START
    const call = await prepare()
    const statements = await record(async () => {
      const { statusCode, body } = await call()
      expect(statusCode, body).toBeLessThan(300)
    })
    const file = `statement-log/${name.replaceAll(' ', '-')}.sql`
    await expect(statements.join(NEW_LINE) + NEW_LINE).toMatchFileSnapshot(file)
  })
})
