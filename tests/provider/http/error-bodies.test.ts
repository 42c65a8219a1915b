import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Failure } from '@/provider/contract/envelope'
import { openAuth } from '@/tests/setup/auth-guests'
import { TOKEN } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

/** The contract's body of a failure, and not one field more. */
const Exact = z.strictObject({ status: z.literal('error'), error: Failure.shape.error.strict() })

/** What names our files, our tables, our statements or the program that they run on. */
const INSIDE =
  /\bat \S+ \(|\.(?:ts|js|mjs):\d|node_modules|\/provider\/|\b(?:select|insert|update|delete)\b.{0,80}\b(?:from|into|set|where)\b|\brelation\b|\bcolumn\b|constraint|drizzle|postgres|fastify|zod|ECONN|[A-Za-z]+Error\b/i

/** Lines such as `GET /sun/v2/cars public none default`. */
const ROUTES = readFileSync('tests/provider/http/route-policy/live.txt', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .flatMap(([method = '', address = '']) => (address.startsWith('/docs') ? [] : [{ method, address }]))

/** What a page or a route handler sends with a parameter that could be. */
const PARAMETERS: Record<string, string> = {
  ...{ id: '3f2c4d5e-0000-4000-8000-000000000001', number: '1000000', booking: '1000000', slug: 'toyota-rav4' },
  ...{ station: 'vldk', token: 'x'.repeat(43), plate: 'a949ck25' },
}

const SAMPLE_BODY = { phone: '+79990001122', password: 'canary-of-the-body', code: '123456', request: 'r'.repeat(43) }

describe('the body of an error', () => {
  const provider = useProvider()
  let signedIn: Record<string, string> = {}
  beforeAll(async () => {
    const auth = openAuth(provider)
    const { session, client_token } = await auth.register(await auth.addClient())
    signedIn = { 'x-session': session, authorization: `Bearer ${client_token}`, 'x-app-token': TOKEN }
    // Every statement of every route fails from here on, as after a migration that went wrong.
    await provider.db.execute(sql`alter schema public rename to hidden`)
  })
  afterAll(async () => {
    await provider.db.execute(sql`alter schema hidden rename to public`)
  })

  it('of the program is its code, one sentence that is always the same, and the id of the request', async () => {
    const response = await provider.call('GET', '/sun/v2/bookings/1000000', undefined, {
      'x-booking-key': 'k'.repeat(43),
    })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      status: 'error',
      error: { code: 'internal', message: 'Internal error.', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    })
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('of every route says nothing of the program when nothing works', async () => {
    let errors = 0
    for (const { method, address } of ROUTES) {
      const url = address.replaceAll(/:(\w+)/g, (_, name: string) => PARAMETERS[name] ?? '1').replace('*', 'x')
      for (const headers of [{}, signedIn]) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : SAMPLE_BODY
        const response = await provider.call(method as 'GET', url, body, {
          ...{ 'x-booking-key': 'k'.repeat(43), 'idempotency-key': 'key-of-an-error-body', ...headers },
        })
        if (response.statusCode < 400) continue
        if (response.statusCode >= 500) errors += 1
        expectPlain(response.body, `${method} ${url}`)
        expect(response.body, url).not.toContain('canary')
      }
    }
    // Or nothing of it was tried.
    expect(ROUTES.length).toBeGreaterThan(90)
    expect(errors).toBeGreaterThan(60)
  })

  it('of a request that nobody can read says nothing at all', async () => {
    const url = await provider.app.listen({ port: 0, host: '127.0.0.1' })
    for (const text of ['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`]) {
      const answer = await speak(Number(new URL(url).port), text)
      expect(answer).toMatch(/^HTTP\/1.1 4\d\d /)
      expect(answer.slice(answer.indexOf('\r\n\r\n'))).not.toMatch(INSIDE)
    }
  })
})

function expectPlain(body: string, where: string): void {
  const { error, success } = Exact.safeParse(JSON.parse(body))
  expect(success, `${where}: ${error}`).toBe(true)
  expect(body, where).not.toMatch(INSIDE)
}

/** Everything that a server says on a socket until it closes it. */
async function speak(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}
