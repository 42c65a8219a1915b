import { answers, LanguageHeader, succeed } from '@/provider/answers'
import { DamagesAnswer } from '@/provider/contract/damages'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { DamagesService } from './service'

export function damagesRoutes(app: ProviderServer, damages: DamagesService): void {
  app.get(
    '/auth-client/damages',
    { schema: { tags: ['account'], headers: LanguageHeader, response: answers(DamagesAnswer) } },
    async ({ session, headers }) =>
      succeed(await damages.list(session.clientId, languageOf(headers['accept-language']))),
  )
}
