import { answers, LanguageHeader, succeed } from '@/provider/answers'
import { MilesAnswer } from '@/provider/contract/miles'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { MilesService } from './service'

const schema = { tags: ['account'], headers: LanguageHeader, response: answers(MilesAnswer) }

export function milesRoutes(app: ProviderServer, miles: MilesService): void {
  app.get('/auth-client/charge', { schema }, async ({ session, headers }) =>
    succeed(await miles.earned(session.clientId, languageOf(headers['accept-language']))),
  )

  app.get('/auth-client/spend', { schema }, async ({ session, headers }) =>
    succeed(await miles.spent(session.clientId, languageOf(headers['accept-language']))),
  )
}
