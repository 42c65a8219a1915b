import { sql } from 'drizzle-orm'
import type { RentalRequest } from '@/provider/contract/quotes'
import type { WaitlistRequest } from '@/provider/contract/waitlist'
import { createServices } from '@/provider/services'
import { openTestOutbox } from './auth-guests'
import { addModel, CONSENTS, config, newKey, rentalOf, type TestProvider } from './open-provider'

export function joinRequest(rental: RentalRequest, email: string): WaitlistRequest {
  const { slug, df, dt, city, dropoffPlace } = rental
  return { slug, df, dt, city, dropoffPlace, destination: { channel: 'email', email } }
}

/** What people of the waitlist do, and its jobs. */
export function openWaitlist(provider: TestProvider) {
  const services = () =>
    createServices({
      ...{ db: provider.db, config, now: () => provider.clock.now },
      isDraining: () => false,
      warn: () => undefined,
    })

  return {
    async clear() {
      await provider.db.execute(sql`truncate waitlist_entries, waitlist_consents, waitlist_opt_outs`)
      await provider.db.execute(sql`delete from outbox`)
    },

    /** A model of one car, which a visitor holds. */
    async takenModel(slug: string) {
      const rental = rentalOf(await addModel(provider, slug, 1))
      const takeCar = async () => {
        const hold = await provider.hold(await provider.requestFor(rental), newKey(), { 'x-client-ip': '127.0.0.1' })
        if (hold.statusCode !== 201) throw new Error(hold.body)
      }
      await takeCar()
      return {
        rental,
        takeCar,
        /** Its hold ran out; no job has expired it yet. */
        async freeCar() {
          await provider.db.execute(sql`
            update bookings set hold_until = created_at where status = 'held'
              and model_id = (select id from car_models where slug = ${slug})`)
        },
      }
    },

    join: (rental: RentalRequest, email: string, ip = '203.0.113.7', headers = {}) =>
      provider.call('POST', '/sun/v2/waitlist', joinRequest(rental, email), {
        'x-consents': CONSENTS,
        'x-client-ip': ip,
        ...headers,
      }),

    notify: () => services().jobs.notifyWaitlist(),
    purge: () => services().jobs.purges.waitlist(),

    async deliver() {
      const { sent, deliver } = openTestOutbox(provider)
      while ((await deliver()).sent > 0);
      return sent.filter(({ text }) => text.includes('/booking-online/'))
    },

    /** The token of the link in the letter that is delivered now. */
    async token() {
      const [letter] = await this.deliver()
      return /waitlist=stop#([\w.-]+)/.exec(letter?.text ?? '')?.[1]
    },

    readLink: (token: string) => provider.call('POST', '/sun/v2/waitlist/link', { token }),
    stop: (token: string) => provider.call('POST', '/sun/v2/waitlist/stop', { token }),

    async entries() {
      const { rows } = await provider.db.execute(sql`select * from waitlist_entries order by id`)
      return rows
    },
  }
}
