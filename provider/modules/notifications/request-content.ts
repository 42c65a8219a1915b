import { requestRows } from '@/provider/modules/notifications/rules/request-rows'
import type { News } from '@/provider/modules/outbox/content'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { languageOf } from '@/provider/rules/i18n/language'
import type { RequestMessageKind } from '@/provider/rules/notifications/request-texts'
import type { FindRequest } from './request-queries'

type Parts = { findRequest: FindRequest; settings: SettingsService }

/** What letters to the branch say of whoever wants to be called or answered, read when they leave: no copy of him is kept. */
export function createRequestNews({ findRequest, settings }: Parts): News<RequestMessageKind> {
  return {
    async tell({ kind, params }, language) {
      const number = params.number ?? ''
      const found = await findRequest(kind, settings.station, Number(number))
      if (!found) return null
      const { text, ...person } = found
      const { rules } = await settings.current()
      const rows = requestRows({ ...person, language: languageOf(params.language) }, language)
      const values = { number, text, minutes: String(rules.callbackMinutes) }
      return { values, body: { tables: [rows] } }
    },
  }
}
