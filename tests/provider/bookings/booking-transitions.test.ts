import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { BOOKING_STATUSES, type BookingStatus } from '@/provider/contract/bookings'
import { WAITING } from '@/provider/contract/rules/bookings/waiting-statuses'
import { databaseErrorOf } from '@/provider/db/errors'
import { BLOCKING, canTransition } from '@/provider/rules/bookings/transitions'
import { addModel, CONFIRM, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

/** PRODUCT §6, written out once more. */
const LEGAL = [
  'held awaiting_payment',
  'held confirmed',
  'held expired',
  'held cancelled_client',
  'held cancelled_branch',
  'awaiting_payment confirmed',
  'awaiting_payment expired',
  'awaiting_payment cancelled_client',
  'awaiting_payment cancelled_branch',
  'confirmed active',
  'confirmed cancelled_client',
  'confirmed cancelled_branch',
  'confirmed no_show',
  'active completed',
]
const PAIRS = BOOKING_STATUSES.flatMap((from) => BOOKING_STATUSES.map((to) => ({ from, to }))).filter(
  ({ from, to }) => from !== to,
)

describe('the transitions of a booking', () => {
  const provider = useProvider()

  it('are the product’s, by the rule', () => {
    expect(PAIRS.filter(({ from, to }) => canTransition(from, to)).map(({ from, to }) => `${from} ${to}`)).toEqual(
      LEGAL,
    )
  })

  it('are the product’s, by the database', async () => {
    const allowed: string[] = []
    for (const { from, to } of PAIRS) {
      const rejection = await tryTransition(from, to)
      if (rejection === null) allowed.push(`${from} ${to}`)
      else expect(rejection).toBe('bookings_legal_move')
    }
    expect(allowed).toEqual(LEGAL)
  })

  it.each(['completed', 'cancelled_client', 'cancelled_branch', 'no_show', 'active'] as const)(
    'from %s to confirmed are rejected by the service',
    async (status) => {
      const rental = rentalOf(await addModel(provider, `from-${status.replace('_', '-')}`, 1))
      const { booking, key } = (await provider.hold(await provider.requestFor(rental))).json().data
      await walk(booking.number, status)
      const response = await provider.call('PATCH', `/sun/v2/bookings/${booking.number}`, CONFIRM, {
        'x-booking-key': key,
      })
      expect([response.statusCode, response.json().error.code]).toEqual([409, 'conflict'])
    },
  )

  it('cannot go unrecorded: a transition without history is rejected at commit', async () => {
    const rental = rentalOf(await addModel(provider, 'unrecorded', 1))
    const { booking } = (await provider.hold(await provider.requestFor(rental))).json().data
    const silently = provider.db.execute(sql`update bookings set status = 'confirmed' where number = ${booking.number}`)
    await expect(silently.catch((error) => databaseErrorOf(error)?.constraint)).resolves.toBe('bookings_have_history')
  })

  it.each([sql`update booking_status_history set reason = 'x'`, sql`delete from booking_status_history`])(
    'keep their history: it is append-only',
    async (statement) => {
      await expect(provider.db.execute(statement).catch((error) => databaseErrorOf(error)?.message)).resolves.toContain(
        'append-only',
      )
    },
  )

  it.each([
    ['bookings_no_overlap', BLOCKING],
    ['bookings_blocking_by_car', BLOCKING],
    ['bookings_holds', WAITING],
  ])('count the same statuses in the program and in %s', async (index, statuses) => {
    const { rows } = await provider.db.execute<{ predicate: string }>(sql`
      select pg_get_expr(indpred, indrelid) as predicate from pg_index where indexrelid = ${index}::regclass`)
    const named = [...(rows[0]?.predicate ?? '').matchAll(/'(\w+)'::booking_status/g)].map(([, status]) => status)
    expect(named.sort()).toEqual([...statuses].sort())
  })

  it('leave no way to sell a car twice: the constraint exists and rejects it', async () => {
    const { rows } = await provider.db.execute(sql`
      select contype, pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'bookings_no_overlap'`)
    expect(rows[0]).toMatchObject({ contype: 'x', definition: expect.stringContaining('awaiting_payment') })

    const rental = rentalOf(await addModel(provider, 'excluded', 1))
    const { booking } = (await provider.hold(await provider.requestFor(rental))).json().data
    const copy = provider.db.execute(sql`
      insert into bookings (station, number, kind, car_id, model_id, start_at, end_at, blocked_until, status, total_kop, key_salt, created_at)
      select station, '9999999', 'block', car_id, model_id, end_at + interval '119 minutes', end_at + interval '1 day',
        end_at + interval '1 day', 'confirmed', 0, '', now() from bookings where number = ${booking.number}`)
    await expect(copy.catch((error) => databaseErrorOf(error)?.constraint)).resolves.toBe('bookings_no_overlap')
  })

  /** Puts a row into `from` without the triggers, tries the transition, and rolls everything back. */
  async function tryTransition(from: BookingStatus, to: BookingStatus): Promise<string | null> {
    let rejection: string | null = null
    const undo = new Error('undo')
    await provider.db
      .transaction(async (tx) => {
        await tx.execute(sql`insert into bookings (station, number, kind, car_id, model_id, start_at, end_at, blocked_until, status, hold_until, total_kop, key_salt, created_at)
          select 'vldk', '9999998', 'block', id, model_id, '2040-01-01', '2040-01-02', '2040-01-03', ${from}, now(), 0, '', now() from cars limit 1`)
        await tx.execute(sql`update bookings set status = ${to} where number = '9999998'`).catch((error) => {
          rejection = databaseErrorOf(error)?.constraint ?? 'unknown'
        })
        throw undo
      })
      .catch((error) => {
        if (error !== undo) throw error
      })
    return rejection
  }

  async function walk(number: string, to: BookingStatus): Promise<void> {
    const steps: BookingStatus[] = to === 'completed' ? ['confirmed', 'active', 'completed'] : ['confirmed', to]
    for (const status of steps) {
      await provider.db.transaction(async (tx) => {
        await tx.execute(sql`update bookings set status = ${status} where number = ${number}`)
        await tx.execute(sql`insert into booking_status_history (booking_id, status, actor, at)
          select id, ${status}, 'branch', now() from bookings where number = ${number}`)
      })
    }
  }
})
