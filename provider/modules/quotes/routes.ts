import type { FastifyRequest } from 'fastify'
import { PromoCheck, PromoCheckAnswer, Quote, RentalRequest } from '@/provider/contract/quotes'
import { clientIdOf } from '@/provider/http/read-session'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { QuotesService } from './quote-rental'

const tags = ['quotes']

export function quotesRoutes(app: ProviderServer, quotes: QuotesService): void {
  app.post(
    '/sun/v2/quote',
    { schema: { tags, body: RentalRequest, headers: LanguageHeader, response: responses(Quote) } },
    async (request) => ok(await quotes.quote(request.body, readerOf(request))),
  )

  app.post(
    '/sun/v2/promo/check',
    { schema: { tags, body: PromoCheck, headers: LanguageHeader, response: responses(PromoCheckAnswer) } },
    async (request) => ok(await quotes.checkPromo(request.body, readerOf(request))),
  )
}

function readerOf(request: Pick<FastifyRequest, 'headers' | 'visitor'>) {
  return { language: languageOf(request.headers['accept-language']), clientId: clientIdOf(request) }
}
