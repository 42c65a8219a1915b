import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { createProvider } from '@/provider/app'
import { TAGS, type Tag } from '@/provider/http/operations'
import { config, openProvider, TOKEN } from '@/tests/setup/open-provider'
import { openTestDatabase } from '@/tests/setup/test-database'
import { useProvider } from '@/tests/setup/use-provider'

const ROUTES = [
  'delete /auth-client/client',
  'delete /auth-client/drivers/{id}',
  'delete /auth-client/files',
  'delete /auth-client/files/{id}',
  'delete /auth-client/history/{number}/extension',
  'delete /auth-client/second_factor',
  'delete /auth-client/sessions',
  'delete /auth-client/sessions/{id}',
  'delete /auth-client/settings/marketing',
  'delete /auth-client/spend/{booking}',
  'delete /auth-client/waitlist/{id}',
  'delete /sun/v2/bookings/{number}/extension',
  'delete /sun/v2/bookings/{number}/files',
  'get /auth-client/charge',
  'get /auth-client/client',
  'get /auth-client/damages',
  'get /auth-client/drivers',
  'get /auth-client/files/download/{token}',
  'get /auth-client/fines',
  'get /auth-client/history',
  'get /auth-client/history/{number}',
  'get /auth-client/logout',
  'get /auth-client/offers',
  'get /auth-client/sessions',
  'get /auth-client/settings',
  'get /auth-client/spend',
  'get /auth-client/travellers',
  'get /auth-client/waitlist',
  'get /healthz',
  'get /readyz',
  'get /sun/fetchSettings/{station}',
  'get /sun/v2/bookings/{number}',
  'get /sun/v2/bookings/{number}/calendar',
  'get /sun/v2/bookings/{number}/files',
  'get /sun/v2/bookings/{number}/photos',
  'get /sun/v2/bookings/{number}/voucher',
  'get /sun/v2/bookings/{number}/voucher-text',
  'get /sun/v2/cars',
  'get /sun/v2/cars-calendar/days',
  'get /sun/v2/cars-calendar/total',
  'get /sun/v2/cars/{slug}',
  'get /sun/v2/cars/{slug}/calendar',
  'get /sun/v2/content/chauffeurs',
  'get /sun/v2/content/discounts',
  'get /sun/v2/content/events',
  'get /sun/v2/content/events/{id}',
  'get /sun/v2/content/faq',
  'get /sun/v2/content/news',
  'get /sun/v2/content/news/{slug}',
  'get /sun/v2/content/offices',
  'get /sun/v2/content/partners',
  'get /sun/v2/driver-classes',
  'get /sun/v2/long-term',
  'get /sun/v2/long-term/{gosnomer}',
  'get /sun/v2/page-changes',
  'get /sun/v2/page-changes/latest',
  'get /sun/v2/payments/{id}',
  'get /sun/v2/photos/{name}',
  'get /sun/v2/places',
  'get /sun/v2/prices',
  'get /sun/v2/transfers',
  'get /sun/v2/transfers/{slug}',
  'patch /auth-client/history/{number}',
  'patch /sun/v2/bookings/{number}',
  'post /auth-client/code',
  'post /auth-client/damages/{id}/dispute',
  'post /auth-client/drivers',
  'post /auth-client/drivers/{id}/approve',
  'post /auth-client/export',
  'post /auth-client/files',
  'post /auth-client/files/{id}/link',
  'post /auth-client/fines/{id}/dispute',
  'post /auth-client/history/{number}/cancel',
  'post /auth-client/history/{number}/claim',
  'post /auth-client/history/{number}/extension',
  'post /auth-client/history/{number}/extension/quote',
  'post /auth-client/history/{number}/payments',
  'post /auth-client/history/{number}/quote',
  'post /auth-client/login',
  'post /auth-client/registration',
  'post /auth-client/renew_password',
  'post /auth-client/second_factor',
  'post /auth-client/second_factor/confirmation',
  'post /auth-client/second_factor/recovery_codes',
  'post /auth-client/settings/code',
  'post /auth-client/settings/email',
  'post /auth-client/settings/name',
  'post /auth-client/settings/notices',
  'post /auth-client/settings/password',
  'post /auth-client/settings/phone',
  'post /auth-client/spend',
  'post /auth-client/spend/preview',
  'post /auth-client/step_up',
  'post /sun/v2/bookings',
  'post /sun/v2/bookings/phone-code',
  'post /sun/v2/bookings/{number}/cancel',
  'post /sun/v2/bookings/{number}/extension',
  'post /sun/v2/bookings/{number}/extension/quote',
  'post /sun/v2/bookings/{number}/files',
  'post /sun/v2/bookings/{number}/payments',
  'post /sun/v2/bookings/{number}/quote',
  'post /sun/v2/bookings/{number}/renew',
  'post /sun/v2/bookings/{number}/voucher-keys',
  'post /sun/v2/callback',
  'post /sun/v2/long-term/requests',
  'post /sun/v2/messages',
  'post /sun/v2/not-mine',
  'post /sun/v2/not-mine/link',
  'post /sun/v2/partners/requests',
  'post /sun/v2/payments',
  'post /sun/v2/payments/lookup',
  'post /sun/v2/payments/notifications',
  'post /sun/v2/promo/check',
  'post /sun/v2/quote',
  'post /sun/v2/transfers/orders',
  'post /sun/v2/transfers/quote',
  'post /sun/v2/waitlist',
  'post /sun/v2/waitlist/link',
  'post /sun/v2/waitlist/stop',
  'put /auth-client/drivers/{id}',
]

/** A schema that is longer has a name. */
const INLINE_LINES_MAX = 30
const MAIN_JOB = ['searchCars', 'quoteRental', 'holdCar', 'updateBooking', 'cancelBooking']

type Body = { content?: Record<string, { example?: unknown }> } | undefined
type Operation = {
  operationId: string
  summary: string
  tags: [Tag]
  requestBody?: Body
  responses: Record<string, Body>
}
type RouteSchema = { operationId?: string; body?: z.ZodType; response?: Record<string, z.ZodType> }

function operationsOf({ paths }: { paths: Record<string, Record<string, Operation>> }): Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods))
}

function exampleIn(body: Body): unknown {
  return body?.content?.['application/json']?.example
}

/** Every schema that has no name, as text. */
function writtenOut({ paths, components }: { paths: object; components: { schemas: object } }): string[] {
  const inside = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => (key === 'example' ? [] : [one, ...inside(one)]))
      : []
  const all = [...inside(paths), ...Object.values(components.schemas).flatMap(inside)]
  const schemas = all.filter((value) => typeof value === 'object' && value !== null && 'type' in value)
  return schemas.map((schema) => JSON.stringify(schema, null, 1))
}

describe('/openapi.json', () => {
  const provider = useProvider()

  const read = async () => (await provider.app.inject('/openapi.json')).json()

  it('is OpenAPI 3.1 and lists every route with its responses', async () => {
    const document = await read()
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.entries<Record<string, { responses: object }>>(document.paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
    )
    expect(operations.map(({ name }) => name).sort()).toEqual(ROUTES)
    for (const { name, operation } of operations) {
      expect(Object.keys(operation.responses), name).toEqual([expect.stringMatching(/^20[01]$/), 'default'])
    }
  })

  it('lists every route of the server', async () => {
    const app = createProvider({ db: provider.db, now: () => new Date(), config })
    const routes: string[] = []
    app.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.push(`${name.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`)
    })
    await app.ready()
    await app.close()
    const ours = routes.filter((route) => !/^head|\/docs|\/openapi\.json|\/outbox/.test(route))
    expect(ours.sort()).toEqual(ROUTES)
  })

  it('gives every operation an id of its own, a summary of one line and the tag of its subject', async () => {
    const document = await read()
    const operations = operationsOf(document)
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ROUTES.length)
    for (const { operationId, summary, tags } of operations) {
      expect(operationId).toMatch(/^[a-z]+([A-Z][a-z]*)*$/)
      expect(summary, operationId).toMatch(/^[A-Z][^.\n]{5,70}$/)
      expect([TAGS.includes(tags[0]), tags.length], operationId).toEqual([true, 1])
    }
    expect(document.tags).toEqual(TAGS.map((name) => ({ name })))
    expect(new Set(operations.map(({ tags }) => tags[0]))).toEqual(new Set(TAGS))
  })

  it('names its schemas: each is used, and no long one is written out twice', async () => {
    const document = await read()
    const names = Object.keys(document.components.schemas)
    const used = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)
    expect([...new Set([...used].map(([, name]) => name))].sort()).toEqual(names.sort())
    expect(names.filter((name) => name.endsWith('Input'))).toEqual([])
    const seen = new Set<string>()
    const twice = writtenOut(document).filter((text) => seen.size === seen.add(text).size)
    expect(twice.filter((text) => text.split('\n').length > INLINE_LINES_MAX)).toEqual([])
  })

  it('has examples from a search to a cancellation that the contract accepts', async () => {
    const schemas = new Map<string, RouteSchema>()
    const app = createProvider({ db: provider.db, now: () => new Date(), config })
    app.addHook('onRoute', ({ schema }) => {
      const { operationId = '', ...routeSchema } = (schema ?? {}) as RouteSchema
      schemas.set(operationId, routeSchema)
    })
    await app.ready()
    await app.close()
    const withExamples = operationsOf(await read()).filter(({ responses }) =>
      exampleIn(responses[200] ?? responses[201]),
    )
    expect(withExamples.map(({ operationId }) => operationId)).toEqual(MAIN_JOB)
    for (const { operationId, requestBody, responses } of withExamples) {
      const { body, response } = schemas.get(operationId) ?? {}
      if (body) expect(() => body.parse(exampleIn(requestBody)), operationId).not.toThrow()
      const example = exampleIn(responses[200] ?? responses[201])
      expect((response?.[200] ?? response?.[201])?.parse(example), operationId).toEqual(example)
    }
  })

  it('requires the token where one is needed', async () => {
    const document = await read()
    expect(document.security).toEqual([{ bearer: [] }])
    expect(document.paths['/healthz'].get.security).toEqual([])
  })

  it('is open in a demo, and requires the token in a live branch', async () => {
    const live = createProvider({ db: provider.db, now: () => new Date(), config: { ...config, mode: 'live' } })
    for (const url of ['/openapi.json', '/docs/', '/docs/json', '/docs/yaml', '/docs/static/index.css']) {
      expect((await provider.app.inject(url)).statusCode, url).toBe(200)
      expect((await live.inject(url)).statusCode, url).toBe(401)
      expect((await live.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } })).statusCode, url).toBe(200)
    }
    expect((await live.inject('/healthz')).statusCode).toBe(200)
    await live.close()
  })

  it('is shown at /docs with files of this server only', async () => {
    const page = await provider.app.inject('/docs/')
    expect(page.statusCode).toBe(200)
    expect([...page.body.matchAll(/(?:src|href)="(https?:)?\/\//g)]).toEqual([])
    expect(page.headers['content-security-policy']).toContain("default-src 'self'")
  })
})

describe('health', () => {
  it('needs no token, and readiness follows the database and the stop', async () => {
    const provider = await openProvider()
    expect((await provider.app.inject('/healthz')).statusCode).toBe(200)
    expect((await provider.app.inject('/readyz')).statusCode).toBe(200)
    await provider.db.$client.end()
    expect((await provider.app.inject('/healthz')).statusCode).toBe(200)
    const response = await provider.app.inject('/readyz')
    expect([response.statusCode, response.json().error.code]).toEqual([503, 'unavailable'])
    await provider.app.close()
  })

  it('says that it stops while it still listens', { tags: '@wide' }, async () => {
    const database = await openTestDatabase()
    const app = createProvider({ db: database.db, now: () => new Date(), config })
    const statuses: number[] = []
    const probe = async () => statuses.push((await fetch(`${origin}/readyz`)).status)
    app.addHook('preClose', async () => {
      await probe()
    })
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    await probe()
    await app.close()
    await database.close()
    expect(statuses).toEqual([200, 503])
  })
})
