import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serializeResponse } from '@/provider/http/response-serializer'
import {
  applyMutations,
  type DoorSchema,
  type FuzzRequest,
  listedAt,
  type Sample,
} from '@/tests/setup/fuzz/apply-mutations'
import { openObjects } from '@/tests/setup/fuzz/listed-fields'
import { type FuzzedProvider, openFuzzedProvider } from '@/tests/setup/fuzz/open-fuzzed-provider'
import { makeWorld, providerSamples } from '@/tests/setup/fuzz/provider-samples'
import { watchWrites } from '@/tests/setup/fuzz/watch-writes'

/** What the gateway tells of its payments has fields of its own making; two of them are read. */
const OPEN_REQUESTS = { 'POST /sun/v2/payments/notifications': ['', 'object'] }

/** Lists whose names are data: a class, a way to pay, the path of a rejected field. */
const LISTS_BY_NAME = [
  'GET /sun/fetchSettings/:station: data.facts.payments',
  'GET /sun/v2/prices: data.insurance[].perDayKopByClass',
  'every failure: error.details',
  'every failure: error.fields',
]

describe('every operation', () => {
  let provider: FuzzedProvider
  let writes: (sinceUs: number) => Promise<string[]>

  beforeAll(async () => {
    provider = await openFuzzedProvider()
    writes = await watchWrites(provider.db)
  })
  afterAll(() => provider.close())

  const columns = async () => {
    const { rows } = await provider.db.execute<{ name: string }>(sql`
      select distinct column_name as name from information_schema.columns where table_schema = 'public' order by 1`)
    return rows.map(({ name }) => name)
  }

  it('takes a body and a query of listed fields alone', () => {
    const open = provider.routes().flatMap(([route, { body, querystring }]) => {
      const paths = [body, querystring].flatMap((schema) =>
        schema instanceof z.ZodType ? openObjects(schema, 'input') : [],
      )
      return paths.length > 0 ? [[route, paths]] : []
    })
    expect(Object.fromEntries(open)).toEqual(OPEN_REQUESTS)
  })

  it('rejects every column of the database in every object of its body and in its query, and writes none', async () => {
    const names = await columns()
    expect(names.length).toBeGreaterThan(300)
    const samples = providerSamples(await makeWorld(provider))
    const beganUs = Date.now() * 1000
    const taken: unknown[] = []
    let tries = 0
    for (const [route, sample] of Object.entries(samples)) {
      const schema = provider.doorSchemas[route]
      if (!schema || route in OPEN_REQUESTS) continue
      for (const { request, unknown } of withColumns(sample, names, schema)) {
        tries += 1
        const response = await provider.send(request)
        const { error } = JSON.parse(response.body.toString())
        const missed = unknown.filter((name) => error?.fields?.[name] !== 'unknown field')
        if (response.status !== 400 || missed.length > 0) taken.push([route, response.status, missed.length, error])
      }
    }
    expect(taken).toEqual([])
    expect(tries).toBeGreaterThan(80)
    expect(await writes(beganUs)).toEqual([])
  }, 120_000)

  it('responds with listed fields alone: its schema is closed, but for the named lists', () => {
    const open = provider.routes().flatMap(([route, { response = {} }]) =>
      Object.entries(response as Record<string, z.ZodType>).flatMap(([status, schema]) => {
        const paths = schema instanceof z.ZodType ? openObjects(schema, 'output') : []
        return paths.map((path) => `${status.startsWith('2') ? route : 'every failure'}: ${path}`)
      }),
    )
    expect([...new Set(open)].sort()).toEqual(LISTS_BY_NAME)
  })

  it('drops what a use case returns beyond its schema', () => {
    const schema = z.object({ data: z.object({ id: z.number(), list: z.array(z.object({ name: z.string() })) }) })
    const serialize = serializeResponse({ schema, method: 'GET', url: '/' } as never)
    const rows = { id: 1, password_hash: 'x', list: [{ name: 'a', phone: '+7' }] }
    expect(serialize({ data: rows, secret: 1 })).toBe('{"data":{"id":1,"list":[{"name":"a"}]}}')
  })
})

/** A request for each object of the body with all columns in it that it does not list, and one with them in the query. */
function withColumns(sample: Sample, names: readonly string[], schema: DoorSchema) {
  const base = applyMutations(sample, [], schema)
  const requests: { request: FuzzRequest; unknown: string[] }[] = []
  const unlistedIn = (listed: readonly string[]) => names.filter((name) => !listed.includes(name))
  const visit = (value: unknown, path: string[]) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key])
    if (Array.isArray(value)) return
    const unlisted = unlistedIn(listedAt(schema, path))
    const body = structuredClone(sample.body)
    const holder = path.reduce((inner, key) => (inner as Record<string, unknown>)[key], body)
    Object.assign(holder as object, Object.fromEntries(unlisted.map((name) => [name, 1])))
    requests.push({
      request: { ...base, payload: Buffer.from(JSON.stringify(body)).toString('latin1') },
      unknown: unlisted.map((name) => [...path, name].join('.')),
    })
  }
  if (schema.body) visit(sample.body, [])
  const queried = Object.keys(schema.query)
  if (queried.length > 0) {
    const unknown = unlistedIn(queried)
    const path = `${base.path}${base.path.includes('?') ? '&' : '?'}${unknown.map((name) => `${name}=1`).join('&')}`
    requests.push({ request: { ...base, path }, unknown })
  }
  return requests
}
