import type { News } from '@/provider/modules/outbox/content'
import type { SettingsService } from '@/provider/modules/settings/service'
import { languageOf } from '@/provider/rules/language'
import { requestRows } from '@/provider/rules/request-rows'
import type { RequestMessageKind } from '@/provider/rules/request-templates'
import type { FindRequest } from './request-news-repository'

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
