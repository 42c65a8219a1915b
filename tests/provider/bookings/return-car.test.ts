import { addDays, subDays } from 'date-fns'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openMileClient, setBookingStatus } from '@/tests/setup/mile-clients'
import { addModel } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { begin, CARDS, payAt, readPayment, useTestGateway } from '@/tests/setup/test-gateway'

const SLUG = 'closing-as-one-act'
const RELEASE_DAYS = 21
/** Receipts leave in one run of the reconciler, and another run reads that they were registered. */
const RUN_SECONDS = [0, 61, 600, 61, 61]

describe('a rental that was paid online', () => {
  const provider = useTestGateway()
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const miles = () => provider.services.earning

  it('ends at once: its miles are credited, its one closing receipt leaves, its deposit has its day', async () => {
    await addModel(provider, SLUG, 2)
    await rows(sql`update settings set data = jsonb_set(data, '{rules,depositReleaseDays}',
      ${String(RELEASE_DAYS)}::jsonb)`)
    const anna = await existingClient()
    const held = await anna.book(SLUG, { ahead: 60, isHeld: true })
    const { number, price, pickupAt, dropoffAt } = held.booking
    const startedPayment = (await begin(provider, held, price.totalKop)).json().data
    await payAt(startedPayment.confirmationUrl, CARDS.good)
    provider.pass(3)
    expect((await readPayment(provider, startedPayment.id)).state).toBe('succeeded')
    await runJobs()

    const run = openCommands(provider.url, provider.clock)
    provider.clock.now = new Date(pickupAt)
    const km = 45_000
    for (const line of [
      `deposit hold --number ${number} --brand mir --card 1234 --amount ${price.depositKop / 100}`,
      `booking give-out --number ${number} --mileage ${km} --papers-seen`,
    ])
      expect(await run(line), line).toMatchObject({ code: 0 })
    await runJobs()
    provider.clock.now = new Date(dropoffAt)
    const back = await run(`booking take-back --number ${number} --mileage ${km + 10} --lang en`)
    expect([back.code, back.output]).toEqual([0, expect.stringContaining('Nothing more is due.')])
    expect(back.output).not.toContain('not paid')
    const closedAt = provider.clock.now
    for (const _ of ['once', 'and again']) await runJobs()

    const base = price.lines
      .filter(({ code }) => code === 'rental' || code.endsWith('_discount'))
      .reduce((sum, { amountKop }) => sum + amountKop / 100, 0)
    const credited = await rows(sql`
      select miles::int, from_account, earn_percent::int as percent from mile_entries m
      join bookings b on b.id = m.booking_id where b.number = ${number} and to_account = 'client:available'`)
    expect(credited).toEqual([{ miles: Math.round(base * 0.03), from_account: 'client:pending', percent: 3 }])
    const closingReceipts = await rows(sql`
      select r.state, r.amount_kop::int as kop, r.lines -> 0 ->> 'mode' as mode from receipts r
      join payments p on p.id = r.payment_id where p.number = ${number} and r.kind = 'closing'`)
    expect(closingReceipts).toEqual([{ state: 'succeeded', kop: price.totalKop, mode: 'full_payment' }])
    const by = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Vladivostok' }).format(
      addDays(closedAt, RELEASE_DAYS),
    )
    const [, deposit] = (await run(`deposit list --number ${number} --lang en`)).output.split('\n')
    expect(deposit).toMatch(new RegExp(`the car is back, to be released by ${by}$`))
  })

  /** With an earlier rental, so that this one earns. */
  async function existingClient() {
    const client = await openMileClient(provider)
    const { booking } = await client.book(SLUG, { ahead: 1, days: 10 })
    await setBookingStatus(provider.db, booking.number, 'active', new Date(booking.pickupAt))
    await setBookingStatus(provider.db, booking.number, 'completed', subDays(new Date(booking.dropoffAt), 1))
    return client
  }

  async function runJobs(): Promise<void> {
    await miles().creditDue()
    for (const seconds of RUN_SECONDS) {
      provider.pass(seconds)
      await provider.settle()
      await provider.cashier.tick()
    }
  }
})
