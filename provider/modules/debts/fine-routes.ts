import { FinesResponse } from '@/provider/contract/debts'
import { operations } from '@/provider/http/operations'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { YearQuery } from '@/provider/http/year-query'
import { languageOf } from '@/provider/rules/i18n/language'
import type { Fines } from './list-fines'

const docs = operations('debts', {
  listFines: 'List the fines to pay or to dispute',
})
const config = { auth: 'session', limit: 'none', cache: 'none' } as const

/** Registers the route of a client's fines. */
export function finesRoutes(app: ProviderServer, fines: Fines): void {
  app.get(
    '/auth-client/fines',
    {
      config,
      schema: {
        ...docs.listFines,
        headers: LanguageHeader,
        querystring: YearQuery,
        response: responses(FinesResponse),
      },
    },
    async ({ session: { clientId }, query: { year = null }, headers }) =>
      ok(await fines.list(clientId, languageOf(headers['accept-language']), { year })),
  )
}
