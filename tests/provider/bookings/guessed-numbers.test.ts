import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { guestOf } from '@/tests/setup/booking-guests'
import { CONFIRM, rentalOf, TOKEN } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

type Method = Parameters<ReturnType<typeof useProvider>['call']>[0]

/** Every route of a booking that opens with its key, as the record of the route policies has them. */
const ROUTES = readFileSync('tests/provider/http/route-policy/live.txt', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, method, url] = /^(\w+) (\/sun\/v2\/bookings\/:number\S*) /.exec(line) ?? []
    return method && url ? [{ method: method as Method, url }] : []
  })

const DOORS: Record<string, { limit: unknown; origin: string }> = JSON.parse(
  readFileSync('tests/app/api/door-policies.json', 'utf8'),
)
const NO_BOOKING = '1000000'
const KEY_BITS_MIN = 128

describe('the number of a booking', () => {
  const provider = useProvider()
  let guest: ReturnType<typeof guestOf>
  const numbers: number[] = []
  beforeAll(async () => {
    for (const ahead of [30, 40, 50, 60, 70, 80]) {
      const response = await provider.hold(await provider.requestFor(rentalOf('honda-fit', ahead)))
      guest = guestOf(provider, response.json().data)
      numbers.push(Number(guest.booking.number))
    }
    await guest.confirm()
  })

  it('is drawn by chance, not counted, and its key has more bits than anybody can try', () => {
    const steps = numbers.slice(1).map((number, index) => Math.abs(number - (numbers[index] ?? 0)))
    expect(steps.filter((step) => step < 100)).toEqual([])
    expect(Buffer.from(guest.key, 'base64url').length * 8).toBeGreaterThanOrEqual(KEY_BITS_MIN)
  })

  it('is in the record of routes', () => {
    expect(ROUTES.length).toBeGreaterThan(12)
  })

  it.each(ROUTES)('alone opens nothing, and tells not even that it exists: $method $url', async ({ method, url }) => {
    const ask = async (number: string, key?: string) => {
      const isUpload = method === 'POST' && url.endsWith('/files')
      const query = /files$/.test(url) ? '?kind=passport' : ''
      const response = await provider.app.inject({
        ...{ method, url: url.replace(':number', number) + query },
        headers: {
          authorization: `Bearer ${TOKEN}`,
          'idempotency-key': 'key-of-a-guess-of-numbers',
          ...(key === undefined ? {} : { 'x-booking-key': key }),
          ...(method === 'GET' || method === 'DELETE'
            ? {}
            : { 'content-type': isUpload ? 'application/octet-stream' : 'application/json' }),
        },
        ...(method === 'GET' || method === 'DELETE' ? {} : { payload: isUpload ? 'x' : JSON.stringify(bodyOf(url)) }),
      })
      const { requestId: _, ...error } = response.json().error ?? {}
      return { status: response.statusCode, error }
    }
    const { number } = guest.booking
    for (const key of [undefined, 'x', `${guest.key.slice(0, -1)}${guest.key.endsWith('A') ? 'B' : 'A'}`]) {
      const real = await ask(number, key)
      expect(real.status).toBeGreaterThanOrEqual(400)
      expect(real).toEqual(await ask(NO_BOOKING, key))
    }
  })

  it('is tried only so often: every handler of the site that takes one has a limit', () => {
    const doors = Object.entries(DOORS).filter(([name]) => / bookings\/\[number\]/.test(name))
    expect(doors.length).toBeGreaterThan(12)
    for (const [name, { limit, origin }] of doors)
      expect(typeof limit === 'string' || origin === 'server', name).toBe(true)
  })

  /** Whole bodies: the key is what is missing. */
  function bodyOf(url: string): object {
    if (url.endsWith('/cancel')) return { refundKop: 0 }
    if (url.endsWith('/renew')) return { totalKop: 1 }
    return /:number(\/quote)?$/.test(url) ? (url.endsWith('quote') ? rentalOf('honda-fit') : CONFIRM) : {}
  }
})
