import type { Language } from './i18n/language'

/** The counters' cookies of a visitor; null: there was no such cookie. */
export type Tracking = { spId: string | null; ubtcid: string | null; ymUid: string | null; referer: string | null }

/**
 * Anybody who asks through the site. `consents`: `document@version` pairs joined by commas; `device`: the name of the
 * browser; `ip`: null when the site does not know it.
 */
export type Visitor = {
  language: Language
  ip: string | null
  consents: string
  device: string | null
  tracking: Tracking
}
