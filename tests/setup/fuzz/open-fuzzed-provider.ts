import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import type { z } from 'zod'
import { Failure } from '@/provider/contract/envelope'
import { isFailureCode, STATUS_OF } from '@/provider/contract/rules/failure-codes'
import { randomFrom } from '@/provider/demo/seeded-random'
import { createTestCashier } from '@/provider/demo/test-cashier/test-cashier'
import { startWorker } from '@/provider/modules/start-worker'
import { fontFiles } from '@/provider/modules/vouchers/voucher-fonts'
import { NO_PROOF_ASKED } from '@/tests/setup/unproved-bounds'
import { openProvider, PAYMENTS, START } from '../open-provider'
import { openTestDatabase } from '../test-database'
import type { DoorSchema, FuzzRequest } from './apply-mutations'
import type { FuzzResponse } from './run-fuzz'

type ResponseSchemas = Record<string, z.ZodType>
type RouteSchema = { body?: unknown; querystring?: unknown; response?: ResponseSchemas }
type Operation = { requestBody?: { content: Record<string, { schema: object }> }; parameters?: Parameter[] }
type Parameter = { in: string; name: string; schema: object }

/** The header by which a response names the route that made it. */
const ROUTE = 'x-route-of-the-tests'

export type FuzzedProvider = Awaited<ReturnType<typeof openFuzzedProvider>>

/** How many a branch takes from one visitor is another test's: here all are read to the end. */
const NO_BOUND = {
  maxUnprovedRequestsPerHour: 1_000_000,
  maxHoldsPerAddress: 1_000_000,
  maxHoldsPerNetwork: 1_000_000,
  maxUnpaidPerAddress: 1_000_000,
  maxUnpaidPerNetwork: 1_000_000,
  maxHoldsPerVisit: 1_000_000,
}

/** A provider that says which route responded, with the schemas of its routes and its OpenAPI document. */
export async function openFuzzedProvider() {
  const schemas = new Map<string, RouteSchema>()
  const database = await openTestDatabase('sun_seeded')
  await database.db.execute(sql`
    update settings set data = data || ${JSON.stringify({ ...NO_PROOF_ASKED, ...NO_BOUND })}::jsonb`)
  const cashier = await createTestCashier({
    ...{ databaseUrl: database.url, shopId: PAYMENTS.shopId, secretKey: PAYMENTS.secretKey, notifyUrl: null },
    ...{ now: () => START, random: randomFrom(7) },
  })
  const provider = await openProvider(database, { payments: { ...PAYMENTS, url: cashier.url } }, (app) => {
    app.addHook('onRoute', ({ method, url, schema }) => {
      for (const name of [method].flat()) schemas.set(`${name} ${url}`, (schema ?? {}) as RouteSchema)
    })
    app.addHook('onSend', async (request, reply) => {
      reply.header(ROUTE, `${request.method} ${request.routeOptions.url ?? 'none'}`)
    })
  })
  // A build bundles the program of the worker ahead; here the first voucher would wait for it.
  const worker = await startWorker('vouchers/voucher-worker.tsx', { workerData: fontFiles(), env: {} })
  await worker.terminate()
  const document = (await provider.app.inject('/openapi.json')).json()
  return {
    ...provider,
    async close() {
      await provider.close()
      await cashier.close()
      await database.close()
    },
    /** Schemas of every route by its method and address; Fastify adds a HEAD to each GET. */
    routes: () => [...schemas].filter(([route]) => !route.startsWith('HEAD ')),
    /** What each operation takes, by its method and path. */
    doorSchemas: schemasOf(document),
    send: async ({ method, path, headers, payload }: FuzzRequest): Promise<FuzzResponse> => {
      const response = await provider.app.inject({
        method: method as NonNullable<InjectOptions['method']>,
        // `inject` takes URLs alone; over a socket any bytes come (http.fuzz.ts).
        url: URL.canParse(path, 'http://localhost') ? path : `/${path}`,
        headers,
        ...(payload === null ? {} : { payload: Buffer.from(payload, 'latin1') }),
      })
      return {
        status: response.statusCode,
        header: (name) => response.headers[name]?.toString(),
        body: response.rawPayload,
      }
    },
    /** What the response has that its route does not declare; null: nothing. */
    shapeFault: (response: FuzzResponse) =>
      shapeFault(response, schemas.get(response.header(ROUTE) ?? '')?.response ?? {}),
  }
}

/** A success is the one that its route declares, with the fields of its schema alone; all else is the contract's failure. */
function shapeFault({ status, header, body }: FuzzResponse, declared: ResponseSchemas): string | null {
  if (status >= 200 && status < 300) {
    const schema = declared[status]
    if (schema) return jsonFault(schema, body, header('content-type'))
    // Files, and pages of the documentation.
    return Object.keys(declared).length > 0 ? `${status} is not declared` : null
  }
  if (status === 503 && header('retry-after') === undefined) return '503 without retry-after'
  if (status >= 500 && status !== 503) return `${status} ${body.toString().slice(0, 200)}`
  if (body.length === 0) return null
  const fault = jsonFault(Failure, body, header('content-type'))
  if (fault) return `${status} ${fault}`
  const { code } = JSON.parse(body.toString()).error
  return isFailureCode(code) && STATUS_OF[code] === status ? null : `${status} with the code ${code}`
}

function jsonFault(schema: z.ZodType, body: Buffer, type: string | undefined): string | null {
  // A file, or the head of a response.
  if (!type?.startsWith('application/json') || body.length === 0) return null
  const sent: unknown = JSON.parse(body.toString())
  const { data, error } = schema.safeParse(sent)
  if (error) return `breaks its schema: ${error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`
  return isDeepStrictEqual(data, sent) ? null : 'has fields that its schema has not'
}

/** What each operation of an OpenAPI document takes, by its method and path. */
export function schemasOf(document: {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}) {
  const definitions = document.components.schemas
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, parameters = [] }]): [string, DoorSchema] => {
      const body = requestBody?.content['application/json']?.schema
      const query = parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema])
      return [
        `${method.toUpperCase()} ${path}`,
        { ...(body ? { body } : {}), query: Object.fromEntries(query), definitions },
      ]
    }),
  )
  return Object.fromEntries(rows)
}
