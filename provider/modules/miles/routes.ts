import { z } from 'zod'
import { BookingNumber } from '@/provider/contract/bookings'
import { ChargeAnswer, SpendAnswer, SpendOutcome, SpendRequest } from '@/provider/contract/miles'
import { IdempotencyHeaders, keyedRequest, requestKeyOf } from '@/provider/http/keyed-request'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { Miles } from './read-miles'

const config = { auth: 'session', limit: 'none', cache: 'none' } as const
const shown = { tags: ['account'], headers: LanguageHeader }
const changed = { tags: ['account'], response: responses(SpendOutcome) }
const Year = z.object({
  year: z
    .string()
    .regex(/^\d{4}$/)
    .transform(Number)
    .optional(),
})

export function milesRoutes(app: ProviderServer, miles: Miles): void {
  app.get(
    '/auth-client/charge',
    { config, schema: { ...shown, querystring: Year, response: responses(ChargeAnswer) } },
    async ({ session, query, headers }) =>
      ok(await miles.charge(session.clientId, query.year ?? null, languageOf(headers['accept-language']))),
  )

  app.get(
    '/auth-client/spend',
    { config, schema: { ...shown, response: responses(SpendAnswer) } },
    async ({ session, headers }) => ok(await miles.spent(session.clientId, languageOf(headers['accept-language']))),
  )

  app.post(
    '/auth-client/spend/preview',
    { config, schema: { ...changed, body: SpendRequest } },
    async ({ session, body }) => ok(await miles.preview(session.clientId, body)),
  )

  app.post(
    '/auth-client/spend',
    { ...keyedRequest, config, schema: { ...changed, body: SpendRequest, headers: IdempotencyHeaders } },
    async (request) => {
      const { session, body, headers } = request
      return ok(await miles.spend(session.clientId, body, requestKeyOf(request, headers)))
    },
  )

  app.delete(
    '/auth-client/spend/:booking',
    { config, schema: { ...changed, params: z.object({ booking: BookingNumber }) } },
    async ({ session, params }) => ok(await miles.release(session.clientId, params.booking)),
  )
}
