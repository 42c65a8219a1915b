import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CarsResponse } from '@/provider/contract/cars'
import { useProvider } from '@/tests/setup/use-provider'

type Statement = { text: string; values: unknown[] }
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

const DATES = 'df=2026-12-10-10-00&dt=2026-12-14-10-00'
/** Of each car, half of them over. */
const RENTALS = 40
const LIMIT_MS = 2_000

/** Statements that read bookings, as they are sent; patched before a pool takes `query` as it is. */
const sent: Statement[] = []
const { query } = pg.Client.prototype
beforeAll(() => {
  pg.Client.prototype.query = function (this: pg.Client, ...[statement, ...rest]: unknown[]) {
    const { text = '', values } = statement as Partial<Statement>
    const inArguments = rest.find((one) => Array.isArray(one))
    if (/\bfrom bookings\b/i.test(text)) sent.push({ text, values: values ?? inArguments ?? [] })
    return Reflect.apply(query, this, [statement, ...rest])
  } as typeof query
})
afterAll(() => {
  pg.Client.prototype.query = query
})

describe('a search', () => {
  const provider = useProvider()

  it('gets two seconds of the database, then the visitor is told', async () => {
    const { response, took } = await withClient(async (client) => {
      await client.query('begin; lock table bookings in access exclusive mode')
      const began = performance.now()
      const response = await provider.call('GET', `/sun/v2/cars?${DATES}`)
      return { response, took: performance.now() - began }
    })
    expect([response.statusCode, response.json().error.code]).toEqual([503, 'unavailable'])
    expect(took).toBeGreaterThan(LIMIT_MS - 100)
    expect(took).toBeLessThan(LIMIT_MS + 1_500)
    expect((await provider.call('GET', `/sun/v2/cars?${DATES}`)).statusCode).toBe(200)
  })

  it.each(['', 'page=1', 'page=99999', 'before=1&page=2', 'sort=-total', 'page=9007199254740991'])(
    'answers no more cars than a page has, whatever it asks for: %s',
    async (more) => {
      const response = await provider.call('GET', `/sun/v2/cars?${DATES}&${more}`)
      if (response.statusCode === 400) return
      const { items, total, perPage, similar, nearest }: CarsResponse = response.json().data
      const pages = /before/.test(more) ? 2 : 1
      expect(total).toBeGreaterThan(perPage)
      expect(items.length).toBeLessThanOrEqual(perPage * pages)
      expect([similar.length <= 3, nearest.length <= 3]).toEqual([true, true])
    },
  )

  describe('in a database in use', () => {
    beforeAll(async () => {
      await withClient(async (client) => {
        // Past triggers and keys: what a rental needs besides is no matter of the search.
        await client.query('set session_replication_role = replica')
        await client.query(`
          insert into bookings (station, number, kind, car_id, model_id, start_at, end_at, blocked_until, status, total_kop,
            key_salt, created_at)
          select c.station, (3000000 + row_number() over ())::text, 'block', c.id, c.model_id, s, s + interval '2 days',
            s + interval '50 hours', (case when n < ${RENTALS / 2} then 'completed' else 'confirmed' end)::booking_status,
            0, '', s
          from cars c, generate_series(0, ${RENTALS - 1}) n,
            lateral (select timestamptz '2027-02-01' + (n - ${RENTALS / 2}) * interval '4 days' as s) as start
          on conflict do nothing`)
        await client.query('analyze bookings')
      })
    })

    it.each([
      ['of dates', `/sun/v2/cars?${DATES}`],
      ['of a class', `/sun/v2/cars?${DATES}&ac=suv`],
      ['of cars by name', `/sun/v2/cars?${DATES}&models=honda-fit`],
      ['of a calendar', '/sun/v2/cars/honda-fit/calendar?month=2026-12'],
    ])('%s reads bookings by their indexes alone', async (_, url) => {
      sent.length = 0
      const response = await provider.call('GET', url)
      expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
      expect(sent.length).toBeGreaterThan(0)
      for (const statement of sent.splice(0)) {
        const nodes = await nodesOf(statement)
        const ofBookings = nodes.filter((node) => node['Relation Name'] === 'bookings')
        expect(ofBookings.length, statement.text).toBeGreaterThan(0)
        expect(
          ofBookings.map((node) => node['Node Type']),
          statement.text,
        ).not.toContain('Seq Scan')
      }
    })
  })

  const nodesOf = ({ text, values }: Statement): Promise<Plan[]> =>
    withClient(async (client) => {
      const { rows } = await client.query(`explain (format json) ${text}`, values)
      return flat(rows[0]['QUERY PLAN'][0].Plan)
    })

  async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({ connectionString: provider.url })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
})

function flat(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flat)]
}
