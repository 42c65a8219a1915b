import { z } from 'zod'
import { answers, LanguageHeader, succeed } from '@/provider/answers'
import { Booking, BookingNumber, CancelRequest, ChangeQuote, ChangeRequest } from '@/provider/contract/bookings'
import { HistoryAnswer, HistoryDetail } from '@/provider/contract/history'
import { RentalRequest } from '@/provider/contract/quotes'
import type { BookingsService } from '@/provider/modules/bookings/service'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { HistoryService } from './service'

const tags = ['account']
const params = z.object({ number: BookingNumber })
const headers = LanguageHeader
const NUMBER = '/auth-client/history/:number'

/** @param bookings what a guest may do with the key, the client may do with the session. */
export function historyRoutes(app: ProviderServer, history: HistoryService, bookings: BookingsService): void {
  app.get('/auth-client/history', { schema: { tags, response: answers(HistoryAnswer) } }, async ({ session }) =>
    succeed(await history.list(session.clientId)),
  )

  app.get(
    NUMBER,
    { schema: { tags, params, headers, response: answers(HistoryDetail) } },
    async ({ session, params: { number }, headers }) =>
      succeed(await history.detail(session.clientId, number, languageOf(headers['accept-language']))),
  )

  app.post(
    `${NUMBER}/quote`,
    {
      config: { changesNothing: true },
      schema: { tags, params, body: RentalRequest, headers, response: answers(ChangeQuote) },
    },
    async ({ session: { clientId }, params: { number }, body, headers }) =>
      succeed(await bookings.quote(number, { clientId }, body, languageOf(headers['accept-language']))),
  )

  app.patch(
    NUMBER,
    {
      schema: { tags, params, body: ChangeRequest, headers, response: answers(Booking) },
    },
    async ({ session: { clientId }, params: { number }, body, headers }) =>
      succeed(await bookings.change(number, { clientId }, body, languageOf(headers['accept-language']))),
  )

  app.post(
    `${NUMBER}/cancel`,
    {
      schema: { tags, params, body: CancelRequest, headers, response: answers(Booking) },
    },
    async ({ session: { clientId }, params: { number }, body, headers }) =>
      succeed(await bookings.cancel(number, { clientId }, body, languageOf(headers['accept-language']))),
  )
}
