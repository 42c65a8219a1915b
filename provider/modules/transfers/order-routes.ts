import { TransferOrderRequest, TransferOrderResponse, TransferQuote, TransferTrip } from '@/provider/contract/transfers'
import { requestVisitorOf } from '@/provider/http/auth-hooks'
import { IdempotencyHeaders, keyedRequest, requestKeyOf } from '@/provider/http/keyed-request'
import { operations } from '@/provider/http/operations'
import { createdResponses, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { VisitorHeaders } from '@/provider/http/visitor-headers'
import type { Bound } from '@/provider/modules/bind'
import type { quoteTransfer } from './quote-transfer'
import type { submitOrder } from './submit-order'

const docs = operations('transfers', {
  quoteTransfer: 'Quote a transfer',
  orderTransfer: 'Order a transfer',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const
const OrderHeaders = VisitorHeaders.extend(IdempotencyHeaders.shape)

type TransferOrders = { quote: Bound<typeof quoteTransfer>; submit: Bound<typeof submitOrder> }

/** Registers the routes of transfer orders and their quotes. */
export function transferOrdersRoutes(app: ProviderServer, orders: TransferOrders): void {
  app.post(
    '/sun/v2/transfers/quote',
    { config, schema: { ...docs.quoteTransfer, body: TransferTrip, response: responses(TransferQuote) } },
    async (request) => ok(await orders.quote(request.body)),
  )

  app.post(
    '/sun/v2/transfers/orders',
    {
      ...keyedRequest,
      config,
      schema: {
        ...docs.orderTransfer,
        body: TransferOrderRequest,
        headers: OrderHeaders,
        response: createdResponses(TransferOrderResponse),
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const order = await orders.submit(body, requestKeyOf(request, headers), requestVisitorOf(request))
      return reply.code(201).send(ok(order))
    },
  )
}
