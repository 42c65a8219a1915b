import { FinesAnswer } from '@/provider/contract/fines'
import { answers, LanguageHeader, succeed } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { FinesService } from './list-fines'

export function finesRoutes(app: ProviderServer, fines: FinesService): void {
  app.get(
    '/auth-client/fines',
    { schema: { tags: ['account'], headers: LanguageHeader, response: answers(FinesAnswer) } },
    async ({ session, headers }) => succeed(await fines.list(session.clientId, languageOf(headers['accept-language']))),
  )
}
