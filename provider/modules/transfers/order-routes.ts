import {
  TransferOrderAnswer,
  TransferOrderRequest,
  TransferQuote,
  TransferTrip,
} from '@/provider/contract/transfer-orders'
import { OnceHeaders, onceOf, onceOnly } from '@/provider/http/keyed-request'
import { answers, answersCreated, succeed } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { VisitorHeaders, visitorOf } from '@/provider/http/visitor-headers'
import type { TransferOrdersService } from './check-order'

const tags = ['transfers']
const OrderHeaders = VisitorHeaders.extend(OnceHeaders.shape)

export function transferOrdersRoutes(app: ProviderServer, orders: TransferOrdersService): void {
  app.post(
    '/sun/v2/transfers/quote',
    { schema: { tags, body: TransferTrip, response: answers(TransferQuote) } },
    async (request) => succeed(await orders.quote(request.body)),
  )

  app.post(
    '/sun/v2/transfers/orders',
    {
      ...onceOnly,
      schema: {
        tags,
        body: TransferOrderRequest,
        headers: OrderHeaders,
        response: answersCreated(TransferOrderAnswer),
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const answer = await orders.order(body, onceOf(request, headers), visitorOf(headers))
      return reply.code(201).send(succeed(answer))
    },
  )
}
