import { expect, test } from '@playwright/test'
import { axeFindings } from './setup/axe'
import { confirmBooking, holdCar, starting } from './setup/book'
import { query } from './setup/demo-clients'
import { LANGUAGES, type Language } from './setup/languages'
import { messagesTo } from './setup/outbox'
import { rentalQuery, siteUrl } from './setup/site'

const [russian] = LANGUAGES
const LINK = /https?:\S+phone=not-mine&key=[\w.-]+/

/** The address in the SMS to the phone, on the site of the test. */
async function linkTo(phone: string): Promise<string> {
  const links = async () => (await messagesTo(phone)).flatMap((text) => LINK.exec(text.replaceAll('&amp;', '&')) ?? [])
  await expect.poll(async () => (await links()).length).toBeGreaterThanOrEqual(1)
  const { pathname, search } = new URL((await links())[0] ?? '')
  return siteUrl(`${pathname}${search}`)
}

test('the owner of a phone cancels a stranger’s booking by the link of the SMS, without scripts, and no address has the key', async ({
  page,
  browser,
}) => {
  const phone = '+79995550142'
  const number = await holdCar(
    page,
    russian,
    `/booking-online/toyota-camry/${rentalQuery({ ahead: 57, days: 3 })}`,
    phone,
  )
  await confirmBooking(page, russian)
  const link = await linkTo(phone)
  const owner = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const texts = russian.booking.notMine
  const addresses: string[] = []
  owner.on('request', (request) => addresses.push(`${request.url()} ${request.headers().referer ?? ''}`))

  const response = await owner.goto(link)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(owner).toHaveURL(/\/status\/success\/\?phone=not-mine$/)
  await expect(owner.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  await expect(owner.getByText(number)).toBeVisible()
  await expect(owner.getByRole('main')).not.toContainText('Лебедева')
  const statusOf = async () => (await query('select status from bookings where number = $1', [number])).rows[0]?.status
  expect(await statusOf()).toBe('confirmed')

  await owner.getByRole('button', { name: 'Это не я, отменить бронь' }).click()
  await expect(owner.getByText(starting(texts.done.split(':')[0] ?? ''))).toBeVisible()
  expect(await statusOf()).toBe('cancelled_client')
  const key = new URL(link).searchParams.get('key') ?? ''
  expect(addresses.filter((address) => address.includes(key))).toHaveLength(1)
  expect(await owner.content()).not.toContain(key)
  await owner.context().close()
})

for (const language of LANGUAGES)
  test(`a link that opens nothing says so and names the phone: ${language.id}`, async ({ page }) => {
    const response = await page.goto(
      siteUrl(`${language.prefix}/status/success/?phone=not-mine&key=1234567.${'A'.repeat(22)}`),
    )
    expect(response?.status()).toBe(404)
    await expect(page.getByText(startOf(language))).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /\+7/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    expect(await axeFindings(page)).toEqual([])
  })

function startOf({ booking }: Language) {
  return starting((booking.notMine.wrong.split(/[:：]/)[0] ?? '').slice(0, 12))
}
