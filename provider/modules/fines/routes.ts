import { answers, LanguageHeader, succeed } from '@/provider/answers'
import { FinesAnswer } from '@/provider/contract/fines'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { FinesService } from './service'

export function finesRoutes(app: ProviderServer, fines: FinesService): void {
  app.get(
    '/auth-client/fines',
    { schema: { tags: ['account'], headers: LanguageHeader, response: answers(FinesAnswer) } },
    async ({ session, headers }) => succeed(await fines.list(session.clientId, languageOf(headers['accept-language']))),
  )
}
