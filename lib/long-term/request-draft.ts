import { isRecord } from '@/lib/browser-api/is-record'
import { PERSONAL_CONSENTS } from '@/lib/forms/rules/consents'
import { EMPTY_REQUEST, type RequestField, type RequestFields } from './request-rules'

const KEY = 'sun-rent-long-term'

/** Consents are given anew each time. */
const DRAFT_FIELDS = (Object.keys(EMPTY_REQUEST) as RequestField[]).filter((name) => !(name in PERSONAL_CONSENTS))

/** What was typed survives a reload and a change of language, and ends with the tab: others may use the computer. */
export function saveRequestDraft(fields: RequestFields): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(DRAFT_FIELDS.map((name) => [name, fields[name]]))))
  } catch {
    // Rejected or full: the form works without.
  }
}

export function clearRequestDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Rejected: nothing was kept.
  }
}

/** Anything that is not a text of ours is dropped. */
export function readRequestDraft(): RequestFields {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isRecord(stored)) return EMPTY_REQUEST
    const texts = DRAFT_FIELDS.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : []))
    return { ...EMPTY_REQUEST, ...Object.fromEntries(texts) }
  } catch {
    return EMPTY_REQUEST
  }
}
