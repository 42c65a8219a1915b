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
const refusal = (code: string, rest = {}) => ({
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
async function answering(listener: RequestListener, timeoutMs = 5_000) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  opened.push(server)
  server.unref()
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return createYooKassa({ baseUrl: `http://127.0.0.1:${port}`, shopId: '62579', secretKey: 'canary', timeoutMs })
}

async function faultOf(call: Promise<unknown>): Promise<GatewayError> {
  const error = await call.then(() => null).catch((caught: unknown) => caught)
  if (!(error instanceof GatewayError)) throw new Error('was taken')
  return error
}

describe('what an answer of the gateway means', () => {
  it.each([
    [400, refusal('invalid_request', { parameter: 'amount.value' }), 'refused'],
    // Of an earlier request with this key, which may have been carried out.
    [400, refusal('invalid_request', { parameter: 'Idempotence-Key' }), 'unknown'],
    [404, refusal('not_found'), 'missing'],
    // Of whatever stands before the gateway.
    [400, '<html>', 'unknown'],
    [405, undefined, 'unknown'],
    [415, undefined, 'unknown'],
    [404, '<html>', 'unknown'],
    [404, { message: 'no route' }, 'unknown'],
    [401, refusal('invalid_credentials'), 'unknown'],
    [403, refusal('forbidden'), 'unknown'],
    [408, undefined, 'unknown'],
    [409, refusal('processing'), 'unknown'],
    [429, refusal('too_many_requests'), 'unknown'],
    [500, refusal('internal_server_error'), 'unknown'],
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
  ])('%i %j: %3$s', async (status, body, fault) => {
    const gateway = await answering((_request, response) => {
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    const error = await faultOf(gateway.getPayment(PAYMENT.id))
    expect([error.kind, error.message.includes('Anna')]).toEqual([fault, false])
    expect(error.message).toMatch(/^getPayment: HTTP \d{3}/)
  })

  it('is unknown without one: a dead line, a deadline, an address that leads elsewhere', async () => {
    const asked: string[] = []
    const elsewhere = await answering((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(307, { location: '/stolen' }).end()
    })
    const calls = [
      (await answering((request) => request.socket.destroy())).getPayment('1'),
      (await answering(() => undefined, 150)).cancelPayment('1', 'key'),
      // Half an answer.
      (
        await answering((_request, response) => {
          response.writeHead(200, { 'content-length': '1000' }).write('{"id":')
        }, 150)
      ).getPayment('1'),
      createYooKassa({ baseUrl: 'http://127.0.0.1:1', shopId: '1', secretKey: 'canary' }).getPayment('1'),
      elsewhere.capturePayment('1', 100, 'key'),
    ]
    for (const error of await Promise.all(calls.map(faultOf))) {
      expect(error.kind).toBe('unknown')
      expect(error.message).not.toContain('canary')
    }
    expect(asked).toEqual(['/1/capture'].map((path) => `/payments${path}`))
  })

  it('may hold more than we know', async () => {
    const gateway = await answering((_request, response) => {
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

  it('is none about refunds of another payment, nor as a list without an end', async () => {
    const refund = { id: 'r', payment_id: 'p', status: 'succeeded', amount: PAYMENT.amount }
    for (const body of [
      { items: [{ ...refund, payment_id: 'other' }] },
      { items: [refund], next_cursor: 'r' },
      { items: [{ ...refund, status: 'lost' }] },
      [refund],
    ]) {
      const gateway = await answering((_request, response) => response.end(JSON.stringify(body)))
      expect((await faultOf(gateway.listRefunds('p'))).kind).toBe('unknown')
    }
  })

  it('cannot be asked for another path by an id', async () => {
    const paths: string[] = []
    const gateway = await answering((request, response) => {
      paths.push(request.url ?? '')
      response.writeHead(404).end()
    })
    await faultOf(gateway.getPayment('../refunds?limit=1'))
    expect(paths).toEqual(['/payments/..%2Frefunds%3Flimit%3D1'])
  })
})
