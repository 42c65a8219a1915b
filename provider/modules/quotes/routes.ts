import type { FastifyRequest } from 'fastify'
import { PromoCheck, PromoCheckResponse, Quote, RentalRequest } from '@/provider/contract/quotes'
import { clientIdOf } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { Quotes } from './quote-rental'

const docs = operations('quotes', {
  quoteRental: 'Quote a rental',
  checkPromo: 'Check a promo code',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const

/** Registers the routes of quotes and promo codes. */
export function quotesRoutes(app: ProviderServer, quotes: Quotes): void {
  app.post(
    '/sun/v2/quote',
    {
      config,
      schema: { ...docs.quoteRental, body: RentalRequest, headers: LanguageHeader, response: responses(Quote) },
    },
    async (request) => ok(await quotes.quote(request.body, readerOf(request))),
  )

  app.post(
    '/sun/v2/promo/check',
    {
      config,
      schema: {
        ...docs.checkPromo,
        body: PromoCheck,
        headers: LanguageHeader,
        response: responses(PromoCheckResponse),
      },
    },
    async (request) => ok(await quotes.checkPromo(request.body, readerOf(request))),
  )
}

function readerOf(request: Pick<FastifyRequest, 'headers' | 'visitor'>) {
  return { language: languageOf(request.headers['accept-language']), clientId: clientIdOf(request) }
}
