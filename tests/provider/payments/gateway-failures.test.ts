import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { REQUESTS } from '@/provider/demo/test-cashier/scenarios'
import { createYooKassa } from '@/provider/gateway/yookassa/yookassa'
import { newKey, openTestCashier, orderOf, SHOP, type TestCashier } from '@/tests/setup/open-test-cashier'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
beforeEach(() => {
  cashier.scenarios.change({ faultPlan: [], faultShares: {}, slowAnswerMs: 3_000 })
})
afterAll(() => cashier.close())

async function countPayments(): Promise<number> {
  return (await (await cashier.fetchApi('/payments?limit=100')).json()).items.length
}

/** The tree that Fastify prints, a line for each route and four signs for each step down. */
function routesOf(tree: string): string[] {
  const path: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*)[├└]── (\S*) \((.+)\)$/.exec(line) ?? []
    path.splice(indent.length / 4, path.length, part)
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path.join('')}`)
  })
}

describe('a test cashier that fails', () => {
  it.each([
    { fault: 'lost', done: 1 },
    { fault: '500_before', done: 0 },
    { fault: '500_after', done: 1 },
    { fault: 'busy', done: 0 },
    { fault: 'processing', done: 1 },
    { fault: 'garbage', done: 1 },
  ] as const)('by $fault leaves the result unknown; the same key again makes one payment', async (scenario) => {
    const [key, before] = [newKey(), await countPayments()]
    cashier.scenarios.change({ faultPlan: [{ fault: scenario.fault, on: 'POST /v3/payments' }] })
    await expect(cashier.gateway.createPayment(orderOf(), key)).rejects.toMatchObject({ kind: 'unknown' })
    expect(await countPayments()).toBe(before + scenario.done)
    const payment = await cashier.gateway.createPayment(orderOf(), key)
    expect(payment.status).toBe('pending')
    expect(await countPayments()).toBe(before + 1)
  })

  it('is not waited for longer than the deadline', async () => {
    const hasty = createYooKassa({ ...SHOP, baseUrl: cashier.url, timeoutMs: 50 })
    const { id } = await cashier.gateway.createPayment(orderOf(), newKey())
    cashier.scenarios.change({ faultPlan: [{ fault: 'slow' }], slowAnswerMs: 400 })
    await expect(hasty.getPayment(id)).rejects.toThrow('getPayment: no answer in time')
    cashier.scenarios.change({ faultPlan: [{ fault: 'slow' }], slowAnswerMs: 10 })
    expect((await cashier.gateway.getPayment(id)).id).toBe(id)
  })

  it('can fail at every request that it serves, and at no other', () => {
    const routes = routesOf(cashier.app.printRoutes({ commonPrefix: false }))
    const ofApi = routes.filter((request) => request.includes(' /v3/') && !request.startsWith('HEAD '))
    expect(ofApi.sort()).toEqual([...REQUESTS].sort())
  })

  it('fails the same way for the same seed', async () => {
    const { id } = await cashier.gateway.createPayment(orderOf(), newKey())
    const run = async () => {
      cashier.scenarios.change({ seed: 42, faultShares: { busy: 0.3, '500_after': 0.3 } })
      const outcomes = []
      for (let n = 0; n < 20; n++)
        outcomes.push(
          await cashier.gateway.getPayment(id).then(
            () => 'ok',
            (error: Error) => error.message,
          ),
        )
      return outcomes
    }
    const first = await run()
    expect(new Set(first)).toEqual(
      new Set(['ok', 'getPayment: HTTP 429 too_many_requests', 'getPayment: HTTP 500 internal_server_error']),
    )
    expect(await run()).toEqual(first)
  })

  it('takes its scenarios only from this machine and in the known form', async () => {
    const changeScenario = (body: object, headers = {}) =>
      fetch(`${cashier.origin}/sandbox/knobs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    const plan = { faultPlan: [{ fault: 'busy' }], notifications: { loss: 0 } }
    expect((await changeScenario(plan)).status).toBe(200)
    expect(cashier.scenarios.now.faultPlan).toEqual(plan.faultPlan)
    for (const wrong of [
      { faultPlan: [{ fault: 'explode' }] },
      // A step that waits for what nobody ever asks would let a test of a fault pass without one.
      { faultPlan: [{ fault: 'lost', on: 'POST /v3/refund' }] },
      { notifications: { loss: 2 } },
      { secret: 'x' },
    ])
      expect((await changeScenario(wrong)).status).toBe(400)
    expect((await changeScenario({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(404)
    const foreign = await cashier.app.inject({
      method: 'POST',
      url: '/sandbox/knobs',
      headers: { host: 'rebound.example' },
      payload: {},
    })
    expect(foreign.statusCode).toBe(404)
  })
})
