import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { APP_TOKEN_HEADER } from '@/provider/contract/rules/session-headers'
import type { ProviderServer } from '@/provider/http/server'
import { requestIdField, withRequestId } from '@/provider/logging/request-id'
import { config, START, TOKEN } from '@/tests/setup/open-provider'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const ID = 'id-of-the-site-0001'
const UNKNOWN = '/sun/v2/bookings/7654321'

describe('the id of a request at the provider', () => {
  const lines: string[] = []
  let database: TestDatabase
  let app: ProviderServer
  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
    const logTo = { write: (line: string) => void lines.push(line) }
    app = createProvider({ db: database.db, now: () => START, config: { ...config, logLevel: 'info' }, logTo })
    app.get('/test/logs', { config: { auth: 'app', limit: 'none', cache: 'none' } }, async () => requestIdField())
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  /** The ids of the error and of each line of the log that the request wrote. */
  async function idsOf(headers: Record<string, string>) {
    lines.splice(0)
    const response = await app.inject({ url: UNKNOWN, headers })
    const logged = lines.map((line) => JSON.parse(line).requestId)
    expect(logged.length).toBeGreaterThan(1)
    return [response.json().error.requestId, ...new Set(logged)]
  }

  it('is the site’s, in the error and in every line of the log', async () => {
    expect(await idsOf({ authorization: `Bearer ${TOKEN}`, 'x-request-id': ID })).toEqual([ID, ID])
    const ofClient = { authorization: 'Bearer token-of-a-client', [APP_TOKEN_HEADER]: TOKEN, 'x-request-id': ID }
    expect(await idsOf(ofClient)).toEqual([ID, ID])
  })

  it.each([
    ['nobody whom we know', { 'x-request-id': ID }],
    ['a wrong token', { authorization: 'Bearer wrong', 'x-request-id': ID }],
    ['a client’s token alone', { authorization: `Bearer ${TOKEN}`, [APP_TOKEN_HEADER]: 'wrong', 'x-request-id': ID }],
    ['the site, without an id', { authorization: `Bearer ${TOKEN}` }],
    ['the site, with what is no id', { authorization: `Bearer ${TOKEN}`, 'x-request-id': 'Иванов +79990000001' }],
  ])('is a new one for %s', async (_, headers) => {
    const [ofError, ...logged] = await idsOf(headers)
    expect(ofError).toMatch(UUID)
    expect(logged).toEqual([ofError])
  })

  it('is with what use cases log, and with no job', async () => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-request-id': ID }
    expect((await app.inject({ url: '/test/logs', headers })).json()).toEqual({ requestId: ID })
    expect(requestIdField()).toEqual({})
    withRequestId(ID, () => expect(requestIdField()).toEqual({ requestId: ID }))
  })
})
