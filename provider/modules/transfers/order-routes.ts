import { z } from 'zod'
import { answers, answersCreated, succeed } from '@/provider/answers'
import { IDEMPOTENCY_KEY } from '@/provider/contract/bookings'
import {
  TransferOrderAnswer,
  TransferOrderRequest,
  TransferQuote,
  TransferTrip,
} from '@/provider/contract/transfer-orders'
import type { ProviderServer } from '@/provider/provider-server'
import { VisitorHeaders, visitorOf } from '@/provider/visitor'
import type { TransferOrdersService } from './orders-service'

const tags = ['transfers']
const OrderHeaders = VisitorHeaders.extend({ 'idempotency-key': z.string().regex(IDEMPOTENCY_KEY) })

export function transferOrdersRoutes(app: ProviderServer, orders: TransferOrdersService): void {
  app.post(
    '/sun/v2/transfers/quote',
    { schema: { tags, body: TransferTrip, response: answers(TransferQuote) } },
    async (request) => succeed(await orders.quote(request.body)),
  )

  app.post(
    '/sun/v2/transfers/orders',
    {
      schema: {
        tags,
        body: TransferOrderRequest,
        headers: OrderHeaders,
        response: answersCreated(TransferOrderAnswer),
      },
    },
    async ({ body, headers }, reply) => {
      const answer = await orders.order(body, headers['idempotency-key'], visitorOf(headers))
      return reply.code(201).send(succeed(answer))
    },
  )
}
