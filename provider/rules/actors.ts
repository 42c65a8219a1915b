import type { Language } from './i18n/language'

/** The counters' cookies of a visitor; null: there was no such cookie. */
export type Tracking = { spId: string | null; ubtcid: string | null; ymUid: string | null; referer: string | null }

/**
 * A visitor of the site. `consents`: `document@version` pairs joined by commas; `device`: the name of the
 * browser; `ip`: null when the site does not know it.
 */
export type Visitor = {
  language: Language
  ip: string | null
  consents: string
  device: string | null
  tracking: Tracking
}

/** A visitor who sends the branch a request; `clientId`: the client whose session sends it, null without one. */
export type RequestVisitor = Visitor & { clientId: number | null }

/** How a client proved the identity again in a session: `code` came to the phone, or to the e-mail in its place. */
export type Proof = 'password' | 'code' | 'second_factor'

/**
 * Has a session. `provedAt`, `provedBy`: when and how the client last proved the identity in it; null: not since it began.
 * `endsAt`: when it ends however it is used.
 */
export type Client = {
  clientId: number
  sessionId: string
  provedAt: Date | null
  provedBy: Proof | null
  hasSecondFactor: boolean
  endsAt: Date
}

/** Has the key of a booking. `clientId`: the client whose session acts beside it, null without one. */
export type GuestHolder = { bookingNumber: string; key: string; clientId: number | null }

/** Opens a booking: its key, or the session of its client. */
export type BookingAccess = GuestHolder | (Pick<Client, 'clientId'> & { bookingNumber: string })

/** The payment gateway, known by the network from which it sends. */
export type Gateway = { address: string }

/** An operator at the command line, at the moment of the action. */
export type Staff = { station: string; operator: string; at: Date }

/** Returns the operator with the branch and the moment of the action. */
export function staffOf({ station }: { station: string }, operator: string, at: Date): Staff {
  return { station, operator, at }
}
