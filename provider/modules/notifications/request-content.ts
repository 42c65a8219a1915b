import type { Database } from '@/provider/db/database'
import { factTable } from '@/provider/modules/notifications/rules/booking-letter'
import { requestRows } from '@/provider/modules/notifications/rules/request-rows'
import type { ReadNotification } from '@/provider/modules/outbox/content'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { languageOf } from '@/provider/rules/i18n/language'
import type { RequestMessageKind } from '@/provider/rules/notifications/request-texts'
import { findRequest } from './request-queries'

type Deps = { db: Database; settings: Settings }

/**
 * Creates the reader of what letters to the branch say about requests of visitors. It reads the person when the letter is
 * sent: no copy of his data is stored.
 */
export function createRequestContent({ db, settings }: Deps): ReadNotification<RequestMessageKind> {
  return async ({ kind, params }, language) => {
    const number = params.number ?? ''
    const request = await findRequest(db, kind, settings.station, Number(number))
    if (!request) return null
    const { text, ...person } = request
    const { rules } = await settings.current()
    const rows = requestRows({ ...person, language: languageOf(params.language) }, language)
    const values = { number, text, minutes: String(rules.callbackMinutes) }
    return { values, body: { tables: [factTable(rows)] } }
  }
}
