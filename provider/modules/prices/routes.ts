import { PricesQuery, PricesResponse } from '@/provider/contract/prices'
import { operations } from '@/provider/http/operations'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import { languageOf } from '@/provider/rules/i18n/language'
import type { readPriceList } from './read-price-list'

const docs = operations('prices', {
  readPriceList: 'Read the price list',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const

type Prices = { read: Bound<typeof readPriceList> }

/** Registers the route of the price list. */
export function pricesRoutes(app: ProviderServer, prices: Prices): void {
  app.get(
    '/sun/v2/prices',
    {
      config,
      schema: {
        ...docs.readPriceList,
        querystring: PricesQuery,
        headers: LanguageHeader,
        response: responses(PricesResponse),
      },
    },
    async ({ query, headers }) => ok(await prices.read(query, languageOf(headers['accept-language']))),
  )
}
