import { z } from 'zod'
import {
  LongTermDetails,
  LongTermQuery,
  LongTermRequest,
  LongTermRequestResponse,
  LongTermResponse,
} from '@/provider/contract/long-term'
import { PLATE_ADDRESS } from '@/provider/contract/rules/cars/plate'
import { requestVisitorOf } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { createdResponses, LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { VisitorHeaders } from '@/provider/http/visitor-headers'
import type { Bound } from '@/provider/modules/bind'
import { languageOf } from '@/provider/rules/i18n/language'
import type { LongTerm } from './list-long-term-cars'
import type { submitRequest } from './submit-request'

const docs = operations('long-term', {
  listLongTermOffers: 'List cars by the month',
  readLongTermOffer: 'Read a car by the month',
  requestLongTerm: 'Ask for a car by the month',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const
const Params = z.object({ gosnomer: z.string().regex(PLATE_ADDRESS) })

type Requests = { submit: Bound<typeof submitRequest> }

/** Registers the routes of cars by the month. */
export function longTermRoutes(app: ProviderServer, longTerm: LongTerm, requests: Requests): void {
  app.get(
    '/sun/v2/long-term',
    {
      config,
      schema: {
        ...docs.listLongTermOffers,
        querystring: LongTermQuery,
        headers: LanguageHeader,
        response: responses(LongTermResponse),
      },
    },
    async (request) => ok(await longTerm.list(request.query, languageOf(request.headers['accept-language']))),
  )

  app.get(
    '/sun/v2/long-term/:gosnomer',
    {
      config,
      schema: {
        ...docs.readLongTermOffer,
        params: Params,
        headers: LanguageHeader,
        response: responses(LongTermDetails),
      },
    },
    async (request) =>
      ok(await longTerm.details(request.params.gosnomer, languageOf(request.headers['accept-language']))),
  )

  const response = createdResponses(LongTermRequestResponse)
  const schema = { ...docs.requestLongTerm, body: LongTermRequest, headers: VisitorHeaders, response }
  app.post('/sun/v2/long-term/requests', { config, schema }, async (request, reply) =>
    reply.code(201).send(ok(await requests.submit(request.body, requestVisitorOf(request)))),
  )
}
