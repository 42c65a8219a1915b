import { DamagesResponse } from '@/provider/contract/debts'
import { operations } from '@/provider/http/operations'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { YearQuery } from '@/provider/http/year-query'
import { languageOf } from '@/provider/rules/i18n/language'
import type { Damages } from './list-damages'

const docs = operations('debts', {
  listDamages: 'List the damages to pay or to dispute',
})
const config = { auth: 'session', limit: 'none', cache: 'none' } as const

/** Registers the route of a client's damages. */
export function damagesRoutes(app: ProviderServer, damages: Damages): void {
  app.get(
    '/auth-client/damages',
    {
      config,
      schema: {
        ...docs.listDamages,
        headers: LanguageHeader,
        querystring: YearQuery,
        response: responses(DamagesResponse),
      },
    },
    async ({ session: { clientId }, query: { year = null }, headers }) =>
      ok(await damages.list(clientId, languageOf(headers['accept-language']), { year })),
  )
}
