import { isIP } from 'node:net'
import { z } from 'zod'
import { answers, answersCreated, LanguageHeader, succeed } from '@/provider/answers'
import {
  BOOKING_KEY_HEADER,
  Booking,
  BookingNumber,
  ConfirmRequest,
  HoldAnswer,
  HoldRequest,
  IDEMPOTENCY_KEY,
} from '@/provider/contract/bookings'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { BookingsService, Caller } from './service'

const tags = ['bookings']
const Params = z.object({ number: BookingNumber })
/** The visitor's address as the site saw it: the provider itself sees only the site. Kept with the consents. */
const CallerHeaders = LanguageHeader.extend({ 'x-client-ip': z.string().optional() })
const HoldHeaders = CallerHeaders.extend({ 'idempotency-key': z.string().regex(IDEMPOTENCY_KEY) })
const GuestHeaders = CallerHeaders.extend({ [BOOKING_KEY_HEADER]: z.string() })

export function bookingsRoutes(app: ProviderServer, bookings: BookingsService): void {
  app.post(
    '/sun/v2/bookings',
    { schema: { tags, body: HoldRequest, headers: HoldHeaders, response: answersCreated(HoldAnswer) } },
    async (request, reply) => {
      const { body, headers } = request
      const answer = await bookings.hold(body, headers['idempotency-key'], callerOf(headers))
      return reply.code(201).send(succeed(answer))
    },
  )

  app.get(
    '/sun/v2/bookings/:number',
    { schema: { tags, params: Params, headers: GuestHeaders, response: answers(Booking) } },
    async ({ params, headers }) =>
      succeed(await bookings.find(params.number, headers[BOOKING_KEY_HEADER], callerOf(headers).language)),
  )

  app.patch(
    '/sun/v2/bookings/:number',
    { schema: { tags, params: Params, body: ConfirmRequest, headers: GuestHeaders, response: answers(Booking) } },
    async ({ params, body, headers }) =>
      succeed(await bookings.confirm(params.number, headers[BOOKING_KEY_HEADER], body, callerOf(headers))),
  )
}

function callerOf(headers: z.infer<typeof CallerHeaders>): Caller {
  const address = headers['x-client-ip'] ?? ''
  return { language: languageOf(headers['accept-language']), ip: isIP(address) ? address : null }
}
