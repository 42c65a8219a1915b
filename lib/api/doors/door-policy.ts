import type { NextRequest, NextResponse } from 'next/server'
import type { z } from 'zod'
import type { Door } from '@/lib/config/door-limits'
import type { Locale } from '@/lib/i18n/routing'
import type { SessionResponse } from '@/provider/contract/auth'
import type { HoldResponse } from '@/provider/contract/bookings'
import type { OwnSession, Session } from '../auth-session'
import type { Once } from './once'

/** What a route handler checks before its work, and how it responds. */
export type DoorPolicy = {
  /** Counter of the visitor's address, or the reason why there is none. */
  limit: Door | { none: string }
  /** A further counter, for the bodies that `when` names. */
  secondLimit?: { door: Door; when: (body: never) => boolean }
  session: keyof AccessOf
  /**
   * Who may call: only a page of this site (the default), a browser that follows a link, or a program.
   * A link and a program send no header that could be checked.
   */
  origin?: 'link' | 'server'
  /** Left out: no body is read. `stream`: the work reads it. */
  body?: z.ZodType | 'stream'
  bodyLimitBytes?: number
  /** Requires an idempotency key; the response `hold` needs it. */
  once?: true
  /** Promo codes of the body, each of which is counted. */
  promoCodes?: (body: never) => readonly string[]
  /** Requires the header of consents. */
  consents?: true
  /** Name of the address's parameter. */
  param?: string
  /** Schema of the address's query. */
  query?: z.ZodType
  response: keyof ResultOf
}

/** The functions of a policy, whose body is that of its own schema. */
export type OfOwnBody<P extends DoorPolicy> = P extends { body: z.ZodType<infer Body> }
  ? { secondLimit?: { when: (body: Body) => boolean }; promoCodes?: (body: Body) => readonly string[] }
  : { secondLimit?: never; promoCodes?: never }

/** What each kind of session gives to the work. */
export type AccessOf = {
  none: unknown
  /** A guest is welcome too. */
  optional: { session: OwnSession | null }
  client: { session: OwnSession }
  /** The key of the booking that `number` names. */
  'guest-key': { key: string }
  'guest-key-and-optional': { key: string; session: OwnSession | null }
  /** One of them at least, from the cookies: a link has no token of a script. */
  'guest-key-or-client': { key: string | null; session: Session | null }
  /** Of the cookie alone; null without one. */
  'session-cookie': { session: string | null }
  /** The payment gateway; the provider checks its address. */
  gateway: unknown
  /** The site's own middleware. */
  internal: unknown
}

/** A file as a handler sends it. */
export type DoorFile = {
  content: ReadableStream<Uint8Array> | string | null
  type: string
  /** Whether it is shown or stored, and under what name. */
  disposition: string
  length?: string | null
}

/** What the work returns for each kind of response. */
export type ResultOf = {
  ok: unknown
  created: unknown
  /** 201 which says only that the request was received, whatever the work returns. */
  received: unknown
  hold: HoldResponse
  session: SessionResponse
  /** The data of `ok`; the cookie of the session goes. */
  'session-end': unknown
  file: DoorFile
  /** A file of somebody else's making: nothing in it may run. */
  'foreign-file': DoorFile
  /** 200 without a body, whatever the work returns. */
  empty: unknown
  redirect: NextResponse
}

/** What the work gets: the visitor, and what the policy made the handler read. */
export type DoorContext<P extends DoorPolicy> = {
  request: NextRequest
  /** Headers of the request. */
  requestHeaders: Headers
  /** Of the page whose script calls. */
  language: Locale
} & AccessOf[P['session']] &
  (P extends { body: z.ZodType<infer Body> } ? { body: Body } : unknown) &
  (P extends { query: z.ZodType<infer Query> } ? { query: Query } : unknown) &
  (P extends { param: infer Name extends string } ? Record<Name, string> : unknown) &
  (P extends { once: true } ? Once : unknown) &
  (P extends { consents: true } ? { consents: string } : unknown) &
  (P extends { response: 'hold' } ? { visit: string } : unknown)

type Params<Name extends string> = { params: Promise<Record<Name, string>> }

/** As Next calls it. */
export type DoorHandler<P extends DoorPolicy> = P extends { param: infer Name extends string }
  ? (request: NextRequest, route: Params<Name>) => Promise<NextResponse>
  : (request: NextRequest) => Promise<NextResponse>
