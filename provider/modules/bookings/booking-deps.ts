import type { Database } from '@/provider/db/database'
import type { Cars } from '@/provider/modules/cars/bind-cars'
import type { Places } from '@/provider/modules/places/list-places'
import type { Quotes } from '@/provider/modules/quotes/quote-rental'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { Visitor } from '@/provider/rules/actors'

/** What the use cases of bookings work with; each names only what it uses. */
export type BookingDeps = {
  db: Database
  cars: Cars
  places: Places
  quotes: Quotes
  settings: Settings
  /** Signs the guests' keys and hashes the visitors' networks. */
  secret: string
  now: () => Date
}

/**
 * A visitor who books. `visitHash`: hash of the visit's token, null without one; `clientId`: the client whose session acts,
 * null for a guest.
 */
export type BookingVisitor = Pick<Visitor, 'language' | 'ip'> & { visitHash: string | null; clientId: number | null }
