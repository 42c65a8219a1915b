import { expect, test } from '@playwright/test'
import { rentalQuery, siteUrl, stationDate } from './setup/site'

const PAGES = [
  { name: 'no such calendar date', path: '/booking-online/?from=2027-02-30&to=2027-03-03' },
  { name: 'a pick-up in the past', path: '/booking-online/?from=2020-01-01&to=2020-01-05' },
  { name: 'more than a year ahead', path: `/booking-online/?from=${stationDate(500)}&to=${stationDate(505)}` },
  { name: 'return before pick-up', path: `/booking-online/?from=${stationDate(20)}&to=${stationDate(19)}` },
  { name: 'an unknown class', path: `/booking-online/${rentalQuery()}&class=tanks` },
  { name: 'an unknown place', path: `/booking-online/${rentalQuery()}&place=9999` },
  { name: 'a place that is no number', path: `/booking-online/${rentalQuery()}&place=%00` },
  {
    name: 'repeated and endless values',
    path: `/booking-online/?from=${'9'.repeat(3000)}&from=x&to=${'%F0%9F%9A%97'.repeat(20)}`,
  },
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search answers whatever is no search with a clear rejection', async ({ page }) => {
    for (const { name, path } of PAGES)
      await test.step(name, async () => {
        const answer = await page.goto(siteUrl(path))
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
        await expect(page.getByRole('article')).toHaveCount(0)
      })
  })
})

const BOOKING = {
  rental: { slug: 'toyota-rav4', df: '2027-01-10-05-00', dt: '2027-01-14-05-00', city: 50, dropoffPlace: 50 },
  quoteToken: 'forged',
  driver: {
    last_name: 'Ким',
    first_name: 'Анна',
    middle_name: null,
    phone: '+79995550303',
    email: 'kim@clients.example',
    birthDate: '1990-02-03',
    licenceSince: '2011-04-05',
    citizenship: 'RU',
  },
  language: 'ru',
  consents: [],
}

const DOOR = [
  { name: 'broken JSON', body: '{"rental":', status: 400, code: 'invalid_request' },
  {
    name: 'a body over 64 KB',
    body: JSON.stringify({ ...BOOKING, quoteToken: 'x'.repeat(66_000) }),
    status: 413,
    code: 'body_too_large',
  },
  {
    name: 'an unknown field',
    body: JSON.stringify({ ...BOOKING, totalKop: 100 }),
    status: 400,
    code: 'invalid_request',
  },
  { name: 'no consent', body: JSON.stringify(BOOKING), status: 400, code: 'invalid_request' },
]

for (const { name, body, status, code } of DOOR)
  test(`a booking request is rejected by name: ${name}`, async ({ request }) => {
    const answer = await request.post(siteUrl('/api/bookings/'), {
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      data: Buffer.from(body),
    })
    expect(answer.status()).toBe(status)
    expect((await answer.json()).error.code).toBe(code)
    expect(answer.headers()['cache-control']).toContain('no-store')
  })

test('a foreign page cannot book', async ({ request }) => {
  const answer = await request.post(siteUrl('/api/bookings/'), {
    headers: {
      'content-type': 'application/json',
      origin: 'https://evil.example',
      'idempotency-key': crypto.randomUUID(),
    },
    data: Buffer.from(JSON.stringify(BOOKING)),
  })
  expect(answer.status()).toBe(403)
  expect((await answer.json()).error.code).toBe('forbidden')
})
