import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { RentalOptions } from '@/provider/contract/options'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import { newestConsents } from '@/tests/setup/newest-consents'
import { acceptDocuments, emailOf } from './book'
import { query } from './demo-clients'
import { hydrated } from './hydrated'
import type { Language } from './languages'
import { siteUrl, stationDate } from './site'

/** As the test cashier names them on its own page; what is typed there is typed by hand. */
export const CARDS = {
  success: '5555 5555 5555 4444',
  decline: '4000 0000 0000 0002',
  '3ds': '4000 0000 0000 3220',
  slow: '4000 0000 0000 0077',
} as const

const HELD_CAR = 'toyota-rav4'

/** Takes a car by the site's own doors, as the form would; the key stays in the page's browser. @returns its review */
export async function holdByDoor(page: Page, { ahead, phone }: { ahead: number; phone: string }, prefix = '') {
  const number = await postHold(page.request, siteUrl(), { ahead, phone })
  await page.goto(siteUrl(`${prefix}/booking-online/${HELD_CAR}/?step=review&booking=${number}`))
  await hydrated(page)
  return number
}

type Hold = {
  ahead: number
  phone: string
  citizenship?: 'RU' | 'other'
  place?: number
  flight?: string
  options?: RentalOptions
}

/** The same without a browser, at any site. @returns the number of the booking on hold */
export async function postHold(
  request: APIRequestContext,
  site: string,
  { ahead, phone, citizenship = 'RU', place = 50, flight = '', options = NO_OPTIONS }: Hold,
): Promise<string> {
  const moment = (days: number) => `${stationDate(days)}-05-00`
  const rental = { slug: HELD_CAR, df: moment(ahead), dt: moment(ahead + 4), city: place, dropoffPlace: place, options }
  const send = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await request.post(new URL(path, site).href, { data, headers })
    if (!answer.ok()) throw new Error(`${path}: HTTP ${answer.status()} ${await answer.text()}`)
    return (await answer.json()).data
  }
  const { quoteToken } = await send('/api/quotes/', rental)
  const { number } = await send(
    '/api/bookings/',
    {
      rental,
      quoteToken,
      driver: { ...DRIVER, citizenship, phone, email: emailOf(phone) },
      flight,
      language: 'ru',
      consents: newestConsents('privacy_policy', 'driver_data_agreement'),
    },
    { 'idempotency-key': `hold-of-the-test-${crypto.randomUUID()}` },
  )
  return String(number)
}

/** Makes a booking on hold firm, to be paid at pick-up. */
export async function postConfirm(request: APIRequestContext, site: string, number: string): Promise<void> {
  const consents = newestConsents('public_offer', 'rentalterms')
  const data = { status: 'confirmed', payment: 'branch', consents }
  const answer = await request.patch(new URL(`/api/bookings/${number}/`, site).href, { data })
  if (!answer.ok()) throw new Error(`confirm: HTTP ${answer.status()} ${await answer.text()}`)
}

/** Accepts both documents and leaves for the cashier. */
export async function payAtReview(
  page: Page,
  { booking }: Pick<Language, 'booking'>,
  way: 'prepay' | 'all' = 'prepay',
) {
  if (way === 'all') await page.getByRole('radio', { name: booking.review.ways.all }).check()
  await acceptDocuments(page, { booking })
  const [act = ''] = booking.review.payNow.split(' {')
  await page.getByRole('button', { name: act }).filter({ visible: true }).click()
}

/** On the cashier's hosted page. */
export async function payByCard(page: Page, card: keyof typeof CARDS): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\//)
  await page.locator('[name=number]').fill(CARDS[card])
  await page.locator('[name=expiry]').fill('12/30')
  await page.locator('[name=cvc]').fill('123')
  await page.locator('.of-card button').click()
}

/** The bank's page: the test code ends its text. */
export async function answerBank(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/bank/)
  const text = await page.locator('form p').innerText()
  await page.locator('[name=code]').fill(/\d+$/.exec(text.trim())?.[0] ?? '')
  await page.locator('[value=confirm]').click()
}

/** What only time does: the bank that thinks has thought. */
export async function endBankWait(number: string): Promise<void> {
  const { rowCount } = await query(
    `update sandbox.objects set due_at = now() where kind = 'payment' and due_at is not null
      and id = (select gateway_id from payments where number = $1 order by id desc limit 1)`,
    [number],
  )
  if (rowCount !== 1) throw new Error('nothing waits at the bank')
}

/** What is known of the last payment for it. */
export async function paymentState(number: string): Promise<string> {
  const { rows } = await query('select state from payments where number = $1 order by id desc limit 1', [number])
  return String(rows[0]?.state)
}

/** How many payments were begun for it. */
export async function paymentsOf(number: string): Promise<number> {
  return (await query('select id from payments where number = $1', [number])).rows.length
}

const DRIVER = {
  ...{ last_name: 'Лебедева', first_name: 'Мария', middle_name: 'Андреевна' },
  ...{ birthDate: '1991-05-14', licenceSince: '2012-06-01', citizenship: 'RU' },
}
