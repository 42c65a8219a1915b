import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RentalRequest } from '@/provider/contract/quotes'
import { signStop } from '@/provider/modules/waitlist/stop-token'
import { outcomeOf } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { CONSENTS, config, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'
import { joinRequest, openWaitlist } from '@/tests/setup/waitlist'

const HOUR_MS = 60 * 60_000

describe('limits of the waitlist', () => {
  const provider = useProvider()
  const waitlist = openWaitlist(provider)
  beforeEach(() => waitlist.clear())

  const wait = (hours: number) => {
    provider.clock.now = new Date(provider.clock.now.getTime() + hours * HOUR_MS)
  }
  const days = (rental: RentalRequest, count: number) => ({ ...rental, dt: rentalOf(rental.slug, 30, count).dt })
  const endAll = () =>
    provider.db.execute(
      sql`update waitlist_entries set state = 'notified', ended_at = created_at where state = 'waiting'`,
    )
  const stateOf = async () => (await waitlist.entries()).map(({ email, state }) => `${email} ${state}`)

  /** The car is free, the message is enqueued, and the car is taken before it leaves. */
  async function loseCar({ freeCar, takeCar }: Awaited<ReturnType<typeof waitlist.takenModel>>) {
    await freeCar()
    await waitlist.notify()
    await takeCar()
  }

  it('keep one entry of an address whose message did not leave, when the address is entered again', async () => {
    const model = await waitlist.takenModel('is-entered-again')
    await waitlist.join(model.rental, 'again@clients.example')
    await loseCar(model)
    await waitlist.join(model.rental, 'again@clients.example')
    expect(await stateOf()).toEqual(['again@clients.example notified'])
    expect(await waitlist.deliver()).toEqual([])
    expect((await waitlist.join(model.rental, 'again@clients.example')).json().data.state).toBe('waiting')
    await waitlist.notify()
    expect(await stateOf()).toEqual(['again@clients.example waiting'])
  })

  it('keep one entry of an address that is entered while its message is enqueued', async () => {
    const { rental } = await waitlist.takenModel('is-entered-meanwhile')
    await waitlist.join(rental, 'meanwhile@clients.example')
    const waitingForLock = sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const joined = await provider.db.transaction(async (rival) => {
      await rival.execute(sql`update waitlist_entries set state = 'notified', attempts = 1, ended_at = created_at`)
      const again = waitlist.join(rental, 'meanwhile@clients.example')
      await expect.poll(async () => (await provider.db.execute(waitingForLock)).rowCount).toBe(1)
      await rival.execute(sql`
        insert into outbox (station, kind, channel, language, params, next_at, created_at, address, dedup_key)
        select station, 'car_free', channel, language, '{}', created_at, created_at, email, 'car_free:' || id || ':1'
        from waitlist_entries`)
      return { again }
    })
    expect(outcomeOf(await joined.again)).toBe('201')
    expect(await stateOf()).toEqual(['meanwhile@clients.example notified'])
  })

  it('store an address again after its message has left', async () => {
    const model = await waitlist.takenModel('is-entered-after-a-letter')
    await waitlist.join(model.rental, 'again@clients.example')
    await model.freeCar()
    await waitlist.notify()
    expect(await waitlist.deliver()).toHaveLength(1)
    await model.takeCar()
    await waitlist.join(model.rental, 'again@clients.example')
    expect(await stateOf()).toEqual(['again@clients.example notified', 'again@clients.example waiting'])
  })

  it('restore the earliest of two entries of an address, end the other, and tell everybody else', async () => {
    const model = await waitlist.takenModel('has-an-address-twice')
    const other = await waitlist.takenModel('is-waited-for-by-another')
    await waitlist.join(model.rental, 'twice@clients.example')
    await waitlist.join(other.rental, 'other@clients.example')
    await loseCar(model)
    await waitlist.deliver()
    // As it was stored when an entry whose message did not leave was not looked for.
    const copied =
      sql.raw(`station, model_id, start_at, end_at, pickup_place, dropoff_place, channel, email, address_hash,
      is_proved, network, language, state, attempts, created_at, ended_at`)
    await provider.db.execute(sql`
      with copy as (
        insert into waitlist_entries (${copied}) select ${copied} from waitlist_entries where attempts = 1 returning id)
      insert into outbox (station, kind, channel, language, params, state, next_at, created_at, ended_at, address, dedup_key)
      select station, kind, channel, language, params, state, next_at, created_at, ended_at, address,
        'car_free:' || copy.id || ':1' from outbox, copy where kind = 'car_free'`)
    await other.freeCar()
    expect(await waitlist.notify()).toBe(1)
    expect(await stateOf()).toEqual([
      'twice@clients.example waiting',
      'other@clients.example notified',
      'twice@clients.example expired',
    ])
    await model.freeCar()
    expect(await waitlist.notify()).toBe(1)
    expect((await waitlist.deliver()).map(({ address }) => address).sort()).toEqual([
      'other@clients.example',
      'twice@clients.example',
    ])
  })

  it('count what a network entered within a day, also what has ended', async () => {
    const { rental } = await waitlist.takenModel('is-of-a-busy-network')
    const outcomes: string[] = []
    for (let guest = 0; guest < 11; guest++) {
      outcomes.push(outcomeOf(await waitlist.join(rental, `g${guest}@clients.example`)))
      await endAll()
    }
    expect(outcomes).toEqual([...Array(10).fill('201'), 'too_many_requests'])
    wait(25)
    expect(outcomeOf(await waitlist.join(rental, 'g11@clients.example'))).toBe('201')
  })

  it.each([
    ['tags', ['m@clients.example', 'm+1@clients.example', 'm+2@clients.example', 'm+3@clients.example']],
    ['dots', ['m.ox@gmail.com', 'mo.x@gmail.com', 'm.o.x+1@gmail.com', 'mox@googlemail.com']],
  ])('take %s for one mailbox, and write to what was typed', async (name, emails) => {
    const model = await waitlist.takenModel(`is-typed-with-${name}`)
    for (const [index, email] of emails.entries()) await waitlist.join(days(model.rental, index + 1), email)
    expect(await waitlist.entries()).toHaveLength(3)
    await model.freeCar()
    await waitlist.notify()
    const [letter] = await waitlist.deliver()
    expect(letter?.address).toBe(emails[0])
    const token = /waitlist=stop#([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
    expect((await waitlist.stop(token)).json().data).toEqual({ waiting: 2, isStopped: true })
    await model.takeCar()
    await waitlist.join(days(model.rental, 4), emails[3] ?? '')
    expect(await waitlist.entries()).toHaveLength(3)
  })

  it('know an address by the hash of its spelling, which entries, links and opt-outs had at first', async () => {
    const { rental } = await waitlist.takenModel('has-an-older-hash')
    const former = createHmac('sha256', config.bookingSecret)
      .update('waitlist-address:old+tag@clients.example')
      .digest('base64url')
    await waitlist.join(rental, 'old+tag@clients.example')
    await provider.db.execute(sql`update waitlist_entries set address_hash = ${former}`)
    await waitlist.join(rental, 'old+tag@clients.example')
    expect(await waitlist.entries()).toHaveLength(1)
    await waitlist.join(days(rental, 2), 'old+tag@clients.example')
    const token = signStop(former, config.bookingSecret)
    expect((await waitlist.stop(token)).json().data).toEqual({ waiting: 2, isStopped: true })
    await provider.db.execute(sql`delete from waitlist_opt_outs where address_hash <> ${former}`)
    await waitlist.join(days(rental, 3), 'old+tag@clients.example')
    expect(await waitlist.entries()).toHaveLength(2)
  })

  it('give a client so many SMS a day', async () => {
    const { rental } = await waitlist.takenModel('is-told-all-day')
    const headers = { ...(await sessionOf(provider, 1)), 'x-consents': CONSENTS }
    const payload = { ...joinRequest(rental, ''), destination: { channel: 'sms' } }
    const join = async () => {
      const response = await provider.app.inject({ method: 'POST', url: '/sun/v2/waitlist', headers, payload })
      await endAll()
      return outcomeOf(response)
    }
    const outcomes: string[] = []
    for (let time = 0; time < 6; time++) outcomes.push(await join())
    expect(outcomes).toEqual([...Array(5).fill('201'), 'too_many_requests'])
    wait(25)
    expect(await join()).toBe('201')
  })

  it('end by the link what has not left yet, and what the owner entered after an opt-out; the year begins anew', async () => {
    const model = await waitlist.takenModel('is-stopped-twice')
    const other = await waitlist.takenModel('is-stopped-in-time')
    const { rows } = await provider.db.execute<{ email: string }>(sql`
      update clients set email = 'owner@clients.example', email_confirmed_at = now() where id = 1 returning email`)
    const email = rows[0]?.email ?? ''
    await waitlist.join(model.rental, email)
    await model.freeCar()
    await waitlist.notify()
    const token = (await waitlist.token()) ?? ''
    await waitlist.join(other.rental, email)
    await other.freeCar()
    await waitlist.notify()
    expect((await waitlist.stop(token)).json().data).toEqual({ waiting: 1, isStopped: true })
    expect(await waitlist.deliver()).toEqual([])

    wait(1)
    await other.takeCar()
    const headers = { ...(await sessionOf(provider, 1)), 'x-consents': CONSENTS }
    const payload = joinRequest(other.rental, email)
    await provider.app.inject({ method: 'POST', url: '/sun/v2/waitlist', headers, payload })
    expect((await waitlist.readLink(token)).json().data).toEqual({ waiting: 1, isStopped: true })
    expect((await waitlist.stop(token)).json().data).toEqual({ waiting: 1, isStopped: true })
    expect((await waitlist.readLink(token)).json().data).toEqual({ waiting: 0, isStopped: true })
    const optOuts = await provider.db.execute<{ at: Date }>(sql`select opted_out_at as at from waitlist_opt_outs`)
    expect(optOuts.rows.map(({ at }) => new Date(at).getTime())).toEqual([provider.clock.now.getTime()])
  })
})
