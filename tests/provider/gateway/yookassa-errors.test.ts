import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { GatewayError } from '@/provider/gateway/gateway-error'
import { createYooKassa } from '@/provider/gateway/yookassa/yookassa'

const PAYMENT = {
  id: '2d8f0b1c-000f-5000-9000-1b2c3d4e5f60',
  status: 'succeeded',
  amount: { value: '12345.67', currency: 'RUB' },
  recipient: { account_id: '62579', gateway_id: '1' },
  test: false,
}
const errorBody = (code: string, rest = {}) => ({
  type: 'error',
  id: 'e',
  code,
  description: 'Anna, +79990001122',
  ...rest,
})

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.closeAllConnections()
})

/** @param timeoutMs short only where the gateway is silent: a busy machine takes its time over the first call of all. */
async function respondingWith(listener: RequestListener, timeoutMs = 5_000) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  opened.push(server)
  server.unref()
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return createYooKassa({ baseUrl: `http://127.0.0.1:${port}`, shopId: '62579', secretKey: 'canary', timeoutMs })
}

async function errorOf(call: Promise<unknown>): Promise<GatewayError> {
  const error = await call.then(() => null).catch((caught: unknown) => caught)
  if (!(error instanceof GatewayError)) throw new Error('was taken')
  return error
}

describe('the meaning of the gateway’s responses', () => {
  it.each([
    [400, errorBody('invalid_request', { parameter: 'amount.value' }), 'refused'],
    // Of an earlier request with this key, which may have been carried out.
    [400, errorBody('invalid_request', { parameter: 'Idempotence-Key' }), 'unknown'],
    [404, errorBody('not_found'), 'missing'],
    // Of whatever stands before the gateway.
    [400, '<html>', 'unknown'],
    [405, undefined, 'unknown'],
    [415, undefined, 'unknown'],
    [404, '<html>', 'unknown'],
    [404, { message: 'no route' }, 'unknown'],
    [401, errorBody('invalid_credentials'), 'unknown'],
    [403, errorBody('forbidden'), 'unknown'],
    [408, undefined, 'unknown'],
    [409, errorBody('processing'), 'unknown'],
    [429, errorBody('too_many_requests'), 'unknown'],
    [500, errorBody('internal_server_error'), 'unknown'],
    [502, '<html>', 'unknown'],
    [202, { type: 'processing', retry_after: 1000 }, 'unknown'],
    [204, undefined, 'unknown'],
    [200, '<html>', 'unknown'],
    [200, {}, 'unknown'],
    [200, { ...PAYMENT, id: 'another' }, 'unknown'],
    [200, { ...PAYMENT, status: 'paid' }, 'unknown'],
    [200, { ...PAYMENT, amount: { value: '1e9', currency: 'RUB' } }, 'unknown'],
    [200, { ...PAYMENT, amount: { value: 12, currency: 'RUB' } }, 'unknown'],
    [200, { ...PAYMENT, recipient: undefined }, 'unknown'],
    [200, { ...PAYMENT, confirmation: { confirmation_url: 'javascript:alert(1)' } }, 'unknown'],
  ])('%i %j: %3$s', async (status, body, kind) => {
    const gateway = await respondingWith((_request, response) => {
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    const error = await errorOf(gateway.getPayment(PAYMENT.id))
    expect([error.kind, error.message.includes('Anna')]).toEqual([kind, false])
    expect(error.message).toMatch(/^getPayment: HTTP \d{3}/)
  })

  it('is an unknown result without a response: a broken connection, a deadline, a redirect', async () => {
    const requested: string[] = []
    const elsewhere = await respondingWith((request, response) => {
      requested.push(request.url ?? '')
      response.writeHead(307, { location: '/stolen' }).end()
    })
    const calls = [
      (await respondingWith((request) => request.socket.destroy())).getPayment('1'),
      (await respondingWith(() => undefined, 150)).cancelPayment('1', 'key'),
      // Half an answer.
      (
        await respondingWith((_request, response) => {
          response.writeHead(200, { 'content-length': '1000' }).write('{"id":')
        }, 150)
      ).getPayment('1'),
      createYooKassa({ baseUrl: 'http://127.0.0.1:1', shopId: '1', secretKey: 'canary' }).getPayment('1'),
      elsewhere.capturePayment('1', 100, 'key'),
    ]
    for (const error of await Promise.all(calls.map(errorOf))) {
      expect(error.kind).toBe('unknown')
      expect(error.message).not.toContain('canary')
    }
    expect(requested).toEqual(['/1/capture'].map((path) => `/payments${path}`))
  })

  it('allows unknown fields', async () => {
    const gateway = await respondingWith((_request, response) => {
      response.end(
        JSON.stringify({ ...PAYMENT, deal: { id: 'd' }, payment_method: { type: 'mobile_balance', new: 1 } }),
      )
    })
    expect(await gateway.getPayment(PAYMENT.id)).toMatchObject({
      amountKop: 1_234_567,
      method: 'mobile_balance',
      cardLast4: null,
    })
  })

  it('is an unknown result for refunds of another payment, and for a list without an end', async () => {
    const refund = { id: 'r', payment_id: 'p', status: 'succeeded', amount: PAYMENT.amount }
    for (const body of [
      { items: [{ ...refund, payment_id: 'other' }] },
      { items: [refund], next_cursor: 'r' },
      { items: [{ ...refund, status: 'lost' }] },
      [refund],
    ]) {
      const gateway = await respondingWith((_request, response) => response.end(JSON.stringify(body)))
      expect((await errorOf(gateway.listRefunds('p'))).kind).toBe('unknown')
    }
  })

  it('never calls another path by an id', async () => {
    const paths: string[] = []
    const gateway = await respondingWith((request, response) => {
      paths.push(request.url ?? '')
      response.writeHead(404).end()
    })
    await errorOf(gateway.getPayment('../refunds?limit=1'))
    expect(paths).toEqual(['/payments/..%2Frefunds%3Flimit%3D1'])
  })
})
