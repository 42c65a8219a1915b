import { z } from 'zod'
import { BookingNumber } from '@/provider/contract/bookings'
import { ChargeResponse, SpendOutcome, SpendRequest, SpendResponse } from '@/provider/contract/miles'
import { IdempotencyHeaders, keyedRequest, requestKeyOf } from '@/provider/http/keyed-request'
import { operations } from '@/provider/http/operations'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { YearQuery } from '@/provider/http/year-query'
import { languageOf } from '@/provider/rules/i18n/language'
import type { Miles } from './read-miles'

const docs = operations('miles', {
  listEarnedMiles: 'List earned miles',
  listSpentMiles: 'List spent miles and bookings that miles can pay',
  previewSpend: 'Show what miles would pay of a booking',
  spendMiles: 'Pay a part of a booking with miles',
  releaseMiles: 'Take miles back from a booking',
})
const config = { auth: 'session', limit: 'none', cache: 'none' } as const
const reads = { headers: LanguageHeader }
const changes = { response: responses(SpendOutcome) }

/** Registers the routes of a client's miles. */
export function milesRoutes(app: ProviderServer, miles: Miles): void {
  app.get(
    '/auth-client/charge',
    {
      config,
      schema: { ...docs.listEarnedMiles, ...reads, querystring: YearQuery, response: responses(ChargeResponse) },
    },
    async ({ session, query, headers }) =>
      ok(await miles.readCredits(session.clientId, query.year ?? null, languageOf(headers['accept-language']))),
  )

  app.get(
    '/auth-client/spend',
    { config, schema: { ...docs.listSpentMiles, ...reads, response: responses(SpendResponse) } },
    async ({ session, headers }) =>
      ok(await miles.readSpending(session.clientId, languageOf(headers['accept-language']))),
  )

  app.post(
    '/auth-client/spend/preview',
    { config, schema: { ...docs.previewSpend, ...changes, body: SpendRequest } },
    async ({ session, body }) => ok(await miles.preview(session.clientId, body)),
  )

  app.post(
    '/auth-client/spend',
    {
      ...keyedRequest,
      config,
      schema: { ...docs.spendMiles, ...changes, body: SpendRequest, headers: IdempotencyHeaders },
    },
    async (request) => {
      const { session, body, headers } = request
      return ok(await miles.spend(session, body, requestKeyOf(request, headers)))
    },
  )

  app.delete(
    '/auth-client/spend/:booking',
    { config, schema: { ...docs.releaseMiles, ...changes, params: z.object({ booking: BookingNumber }) } },
    async ({ session, params }) => ok(await miles.release(session.clientId, params.booking)),
  )
}
