// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { holdCar } from '@/lib/browser-api/bookings'
import { holdRequest } from '../../setup/sample-booking'

afterEach(async () => {
  // A rejection loads the code of the red bar, which needs the document of this test.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
})

const hold = (response: () => Response) => {
  vi.stubGlobal('fetch', async () => response())
  return holdCar(holdRequest, 'key')
}
const failure = (error: unknown) => () => Response.json({ status: 'error', error }, { status: 409 })

describe('holdCar', () => {
  it("reads the door's answer", async () => {
    const data = { number: '1234567', status: 'held', holdUntil: null }
    expect(await hold(() => Response.json({ data }))).toEqual(data)
  })

  it.each([
    ['HTML of a captive portal', () => new Response('<html>')],
    ['an answer cut short', () => new Response('{"data": {"numb')],
    ['no data', () => Response.json({ status: 'success' })],
    ['data of another shape', () => Response.json({ data: { number: 7, status: 'held', holdUntil: null } })],
    ['a failure without a body', () => new Response(null, { status: 502 })],
    ['a code that no contract knows', failure({ code: 'tired' })],
    ['a failure that is a text', failure('boom')],
  ])('takes %s for no answer', async (_case, response) => {
    await expect(hold(response)).rejects.toMatchObject({ name: 'RejectionError', code: 'unavailable' })
  })

  it('keeps of a rejection what the contract allows', async () => {
    const details = { newTotalKop: 120_000, nested: { a: 1 } }
    const refused = hold(failure({ code: 'price_changed', details, fields: { 'driver.phone': 'bad', other: 7 } }))
    await expect(refused).rejects.toMatchObject({
      code: 'price_changed',
      details: { newTotalKop: 120_000 },
      fields: { 'driver.phone': 'bad' },
    })
  })
})
