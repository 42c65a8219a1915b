import { z } from 'zod'
import { SLUG } from '@/provider/contract/rules/text/slug'
import { TransferDetails, TransfersResponse } from '@/provider/contract/transfers'
import { operations } from '@/provider/http/operations'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { Transfers } from './list-transfers'

const docs = operations('transfers', {
  listTransfers: 'List the cars with a driver',
  readTransfer: 'Read a car with a driver',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const
const Params = z.object({ slug: z.string().regex(SLUG) })

/** Registers the routes of cars with a driver. */
export function transfersRoutes(app: ProviderServer, transfers: Transfers): void {
  app.get(
    '/sun/v2/transfers',
    { config, schema: { ...docs.listTransfers, headers: LanguageHeader, response: responses(TransfersResponse) } },
    async (request) => ok(await transfers.list(languageOf(request.headers['accept-language']))),
  )

  app.get(
    '/sun/v2/transfers/:slug',
    {
      config,
      schema: { ...docs.readTransfer, params: Params, headers: LanguageHeader, response: responses(TransferDetails) },
    },
    async (request) => ok(await transfers.details(request.params.slug, languageOf(request.headers['accept-language']))),
  )
}
