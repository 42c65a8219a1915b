import { expect, type Locator, type Page, test } from '@playwright/test'
import callback from '@/messages/ru/callback.json' with { type: 'json' }
import layout from '@/messages/ru/layout.json' with { type: 'json' }
import { axeFindings } from './setup/axe'
import { holdCar, starting } from './setup/book'
import { query } from './setup/demo-clients'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { WIDE, wide } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const [russian] = LANGUAGES
const GOALS = 'goals'

/** Web analytics as a stub: every call is kept for the test. */
async function withGoals(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript((name) => {
    const calls: unknown[] = []
    Object.assign(window, { [name]: calls, ym: (...call: unknown[]) => calls.push(call.slice(1)) })
  }, GOALS)
  return () => page.evaluate((name) => Reflect.get(window, name), GOALS)
}

async function openModal(page: Page) {
  await page.goto(siteUrl('/'))
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: layout.nav.callback }).click()
  const dialog = page.getByRole('dialog', { name: callback.title })
  await expect(dialog).toBeVisible()
  return dialog
}

/** What stands on the screen with something else over its middle. Runs in the page. */
function coveredOnes(all: Element[]): string[] {
  const covered = all.filter((element) => {
    element.scrollIntoView({ block: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return false
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top?.closest('.Toastify__toast-container') !== null
  })
  return covered.map(({ outerHTML }) => outerHTML)
}

/** The library counts by an animation of the message: [how long, in milliseconds; whether it runs]. */
function clocksOf(messages: Locator) {
  return messages.evaluateAll((all) =>
    all.flatMap((message) =>
      (message.closest('.Toastify__toast') ?? message)
        .getAnimations({ subtree: true })
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1000)
        .map((animation) => [Number(animation.effect?.getComputedTiming().duration), animation.playState]),
    ),
  )
}

/** Lets the time of every message be over. */
async function runOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().duration) > 1000) animation.finish()
  })
}

async function fill(page: Page, { consents }: { consents: boolean }): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(callback.name, { exact: true }).fill('Мария')
  const phone = dialog.getByRole('textbox', { name: callback.phone })
  await phone.click()
  await phone.fill('')
  await phone.pressSequentially('+79145550101')
  if (!consents) return
  await dialog.getByRole('checkbox', { name: starting(callback.privacyPolicy) }).check()
  await dialog.getByRole('checkbox', { name: starting(callback.personalData) }).check()
}

test('a request with both consents is sent once, thanked for and counted', async ({ page }) => {
  const goals = await withGoals(page)
  const dialog = await openModal(page)
  await expect(dialog.getByLabel(callback.name, { exact: true })).toBeFocused()
  await fill(page, { consents: true })
  const sent = page.waitForRequest('**/api/callback/')
  await dialog.getByRole('button', { name: callback.send }).click()
  const request = await sent
  expect((await request.response())?.status()).toBe(201)
  expect(request.postDataJSON()).toEqual({
    partner: false,
    affiliate: false,
    clientName: 'Мария',
    clientPhone: '+79145550101',
    station: 'vldk_sun',
  })
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: callback.sentTitle })).toContainText(
    'Ваша заявка получена, менеджер свяжется с Вами в ближайшее время',
  )
  expect(await goals()).toEqual([['reachGoal', 'klik zakazat']])
  await expect(page.getByRole('banner').getByRole('link', { name: layout.nav.callback })).toBeFocused()
})

test('without the consents nothing is sent, and both the corner and the boxes say why', WIDE, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const dialog = await openModal(page)
  await fill(page, { consents: false })
  await dialog.getByRole('button', { name: callback.send }).click()
  await expect(dialog.getByRole('alert')).toContainText(callback.consentRequired)
  await expect(dialog.getByRole('checkbox', { name: starting(callback.privacyPolicy) })).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([])
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 1280, height: 900 },
])
  test(
    `four presses of an empty form at ${width}: one message of each kind, and nothing of the form is covered`,
    wide(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(siteUrl('/#callback'))
      const dialog = page.getByRole('dialog', { name: callback.title })
      const send = dialog.getByRole('button', { name: callback.send })
      for (let press = 0; press < 4; press++) await send.click()
      await expect(dialog.getByRole('alert')).toHaveCount(2)
      const controls = dialog.locator('form').locator('input, select, button, a[href], [id$="-error"]')
      expect(await controls.evaluateAll(coveredOnes)).toEqual([])
      expect(await axeFindings(page)).toEqual([])
    },
  )

test('messages leave by themselves, wait for the focus, and go by Esc with the dialog', WIDE, async ({ page }) => {
  const dialog = await openModal(page)
  await dialog.getByRole('button', { name: callback.send }).click()
  const alerts = dialog.getByRole('alert')
  await expect(alerts).toHaveCount(2)
  for (const [duration] of await clocksOf(alerts)) {
    expect(duration).toBeGreaterThanOrEqual(10_000)
    expect(duration).toBeLessThanOrEqual(20_000)
  }
  expect(await clocksOf(alerts)).toHaveLength(2)
  await alerts.first().getByRole('button').focus()
  await expect.poll(async () => (await clocksOf(alerts)).map(([, state]) => state)).toEqual(['paused', 'paused'])
  await dialog.getByLabel(callback.name, { exact: true }).focus()
  await expect.poll(async () => (await clocksOf(alerts)).map(([, state]) => state)).toEqual(['running', 'running'])
  await runOut(page)
  await expect(alerts).toHaveCount(0)
  await dialog.getByRole('button', { name: callback.send }).click()
  await expect(alerts).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert').filter({ hasText: callback.errorTitle })).toHaveCount(0)
})

test('with reduced motion an error and a thank-you stay as long as without it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const dialog = await openModal(page)
  await dialog.getByRole('button', { name: callback.send }).click()
  const alerts = dialog.getByRole('alert')
  await expect(alerts).toHaveCount(2)
  expect((await clocksOf(alerts)).map(([duration]) => Number(duration) >= 10_000)).toEqual([true, true])
  await fill(page, { consents: true })
  await dialog.getByRole('button', { name: callback.send }).click()
  await expect(dialog).toBeHidden()
  const thanks = page.getByRole('status').filter({ hasText: callback.sentTitle })
  await expect(thanks).toBeVisible()
  // It stands still until it has come in.
  await expect.poll(async () => (await clocksOf(thanks)).map(([, state]) => state)).toEqual(['running'])
  const [[duration] = []] = await clocksOf(thanks)
  expect(duration).toBeGreaterThanOrEqual(6_000)
  await runOut(page)
  await expect(thanks).toHaveCount(0)
})

test(
  'with the provider failing the form stays as it was, with the phone, and a retry succeeds',
  WIDE,
  async ({ page }) => {
    const goals = await withGoals(page)
    const dialog = await openModal(page)
    await fill(page, { consents: true })
    await page.route('**/api/callback/', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
    await dialog.getByRole('button', { name: callback.send }).click()
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText(callback.failures.notSent)
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:\+7/)
    await expect(dialog.getByLabel(callback.name, { exact: true })).toHaveValue('Мария')
    expect(await goals()).toEqual([])
    await dialog.getByRole('button', { name: callback.send }).click()
    await expect(dialog).toBeHidden()
    expect(await goals()).toEqual([['reachGoal', 'klik zakazat']])
  },
)

for (const { time, promise } of [
  { time: '19:59', promise: /^Перезвоним в течение \d+ минут/ },
  { time: '20:00', promise: /^Сейчас закрыто\. Откроемся в 8:00 \(время Владивостока\) и перезвоним\.$/ },
])
  test(`at ${time} of the station the dialog promises what the branch can keep`, WIDE, async ({ page }) => {
    await page.clock.setFixedTime(`2026-12-10T${time}:00+10:00`)
    const dialog = await openModal(page)
    await expect(dialog.getByText(promise)).toBeVisible()
  })

test('Esc, Cancel and the backdrop close it, and the page under it stays where it was', WIDE, async ({ page }) => {
  const dialog = await openModal(page)
  const header = await page.getByRole('banner').boundingBox()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const opener = page.getByRole('banner').getByRole('link', { name: layout.nav.callback })
  await expect(opener).toBeFocused()
  expect(await page.getByRole('banner').boundingBox()).toEqual(header)

  await opener.press('Enter')
  await dialog.getByRole('button', { name: callback.cancel }).click()
  await expect(dialog).toBeHidden()

  await opener.click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
})

test(
  'codes of the first address are the ones that are sent, with the tracking headers that exist',
  WIDE,
  async ({ page }) => {
    await page.goto(siteUrl('/?partner=hotel&affiliate=blog'))
    await hydrated(page)
    await page.goto(siteUrl('/?partner=other'))
    await page.context().addCookies([{ name: 'sp_id', value: 'sp-1', url: siteUrl() }])
    const dialog = await openModal(page)
    await fill(page, { consents: true })
    const sent = page.waitForRequest('**/api/callback/')
    await dialog.getByRole('button', { name: callback.send }).click()
    const request = await sent
    expect(request.postDataJSON()).toMatchObject({ partner: 'hotel', affiliate: 'blog' })
    const headers = await request.allHeaders()
    expect(headers['x-sp-id']).toBe('sp-1')
    expect(Object.keys(headers)).not.toContain('x-ym-uid')
  },
)

test('a booking is kept with the code of the link that led here, through every page since', async ({ page }) => {
  await page.goto(siteUrl('/?partner=hotel-e2e'))
  await hydrated(page)
  const path = `/booking-online/toyota-rav4/${rentalQuery({ ahead: 241, days: 4 })}`
  const number = await holdCar(page, russian, path, '+79145550102')
  const { rows } = await query('select partner, affiliate from bookings where number = $1', [number])
  expect(rows).toEqual([{ partner: 'hotel-e2e', affiliate: null }])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to the contacts, where the branch is called', WIDE, async ({ page }) => {
    await page.goto(siteUrl('/'))
    const link = page.getByRole('banner').getByRole('link', { name: layout.nav.callback })
    await link.click()
    await expect(page).toHaveURL(siteUrl('/contacts/#callback'))
    await expect(page.locator('#callback').getByRole('link')).toHaveAttribute('href', /^tel:\+7/)
  })
})
