import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import clientsJson from '@/provider/demo/seed/data/clients.json'
import { sessionOf } from '@/tests/setup/client-session'
import { START, TOKEN } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

/** Every call of the client area; the lists with the statement that finds the client of a row. */
const LISTS = {
  history: 'select number as id from bookings',
  fines: 'select id from fines',
  damages: 'select id from damages',
  charge: 'select id from mile_entries',
  spend: 'select id from mile_entries',
  offers: 'select id from offers',
  drivers: 'select id from drivers',
  sessions: 'select id from sessions',
} as const
const CALLS = ['client', 'settings', ...Object.keys(LISTS)]

describe('the wall around a client’s rows', () => {
  const provider = useProvider()
  const get = (call: string, headers: Record<string, string>) =>
    provider.app.inject({ method: 'GET', url: `/auth-client/${call}`, headers })

  it.each(Object.entries(LISTS))('%s returns only the rows of the client who calls', async (call, rowsOf) => {
    let responseCount = 0
    for (const { id } of clientsJson.clients) {
      const { items } = (await get(call, await sessionOf(provider, id))).json().data
      const { rows } = await provider.db.execute(sql.raw(`${rowsOf} where client_id = ${id}`))
      const own = new Set(rows.map((row) => String(row.id)))
      const foreign = items.filter(
        (item: { id?: unknown; number?: unknown }) => !own.has(String(item.number ?? item.id)),
      )
      expect(foreign, `client ${id}`).toEqual([])
      responseCount += items.length
    }
    expect(responseCount).toBeGreaterThan(3)
  })

  it.each(CALLS)('%s takes no client from outside the session', async (call) => {
    const session = await sessionOf(provider, 1)
    const own = (await get(call, session)).body
    expect((await get(call, { ...session, 'x-client-id': '3', cookie: 'client_id=3' })).body).toBe(own)
    const altered = await get(`${call}?client_id=3&clientId=3&id=3`, session)
    // A list by years rejects what it does not know; the others read no query.
    if (altered.statusCode === 400) expect(altered.json().error.code).toBe('invalid_request')
    else expect(altered.body).toBe(own)
    expect((await get(`${call}/3`, session)).statusCode).toBe(404)
  })

  it('reveals nothing about one client to another in any call', async () => {
    const { rows } = await provider.db.execute<{ last_name: string; phone: string; email: string }>(
      sql`select last_name, phone, email from clients where id in (2, 3, 4)
        union select last_name, phone, email from drivers where client_id in (2, 3, 4)`,
    )
    const session = await sessionOf(provider, 1)
    const bodies = (await Promise.all(CALLS.map(async (call) => (await get(call, session)).body))).join('\n')
    expect(bodies).toContain('Маякова')
    for (const { last_name, phone, email } of rows) {
      for (const value of [`"${last_name}"`, phone, email]) expect(bodies).not.toContain(value)
    }
  })

  it.each(CALLS)('%s is rejected without a live session', async (call) => {
    const day = 86_400_000
    const own = await sessionOf(provider, 1)
    const other = await sessionOf(provider, 3)
    const { authorization: _, ...rendering } = own
    const { 'x-session': __, ...tokenOnly } = own
    expect((await get(call, own)).statusCode).toBe(200)
    expect((await get(call, rendering)).statusCode, 'page render').toBe(200)

    const strangers = {
      'no headers': {},
      'fixed token as bearer': { authorization: `Bearer ${TOKEN}` },
      'fixed token alone': { 'x-app-token': TOKEN },
      'client token alone': tokenOnly,
      'session without the fixed token': { ...own, 'x-app-token': 'wrong' },
      'another client’s token': { ...own, authorization: other.authorization },
      revoked: await sessionOf(provider, 1, { revokedAt: START }),
      'too old': await sessionOf(provider, 1, { createdAt: new Date(START.getTime() - 91 * day), seenAt: START }),
      idle: await sessionOf(provider, 1, { createdAt: new Date(START.getTime() - 31 * day) }),
    }
    for (const [name, headers] of Object.entries(strangers)) {
      const response = await get(call, headers)
      expect([response.statusCode, response.json().status], name).toEqual([401, 'error'])
    }
  })
})
