import type { OwnSession, Session } from '@/lib/api/auth-session'
import type { Locale } from '@/lib/i18n/routing'

/** Anybody, through the site. `language`: of the page; `requestHeaders`: as the browser sent them. */
export type Visitor = { language: Locale; requestHeaders: Headers }

/** Anybody; the session counts where there is one. */
export type AnyVisitor = Visitor & { session: Session | null }

/** Has given consents: `document@version` pairs joined by commas. */
export type ConsentingVisitor = Visitor & { consents: string }

/** Sends the branch a request, in a session or without one. */
export type RequestVisitor = AnyVisitor & { consents: string }

/** Signed in: with cookie and token. */
export type Client = Visitor & { session: OwnSession }
