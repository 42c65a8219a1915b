import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './setup/axe'
import { spaced } from './setup/book'
import { hydrated } from './setup/hydrated'
import { LANGUAGES, type Language } from './setup/languages'
import { LONG, WIDE } from './setup/long-form'
import { rentalQuery, siteUrl, stationDate } from './setup/site'

const [russian] = LANGUAGES

function parts(page: Page, { search }: Language) {
  const form = page.getByRole('search', { name: search.name })
  const field = (label: string) => form.getByRole('button', { name: new RegExp(`^${label}: `) })
  return {
    form,
    from: form.getByLabel(search.pickupDate),
    to: form.getByLabel(search.dropoffDate),
    pickup: field(search.pickup),
    dropoff: field(search.dropoff),
    dialog: page.getByRole('dialog', { name: search.calendar.name }),
  }
}

const dayOf = (page: Page, date: string) => page.locator(`[data-date="${date}"]`)

const NAMES = {
  ru: /^Получение: (пн|вт|ср|чт|пт|сб|вс), \d{1,2} [а-я]{3,5}\.?, 12:00$/,
  en: /^Pick-up: (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2,3}, 12:00$/,
  'zh-CN': /^取车: \d{1,2}月\d{1,2}日 周[一二三四五六日] 12:00$/,
}

for (const language of LANGUAGES) {
  test(`both dates by keyboard alone: ${language.id}`, language.id === 'ru' ? WIDE : LONG, async ({ page }) => {
    const refusals: string[] = []
    page.on('console', (message) => message.text().includes('Content Security Policy') && refusals.push(message.text()))
    await page.goto(siteUrl(`${language.prefix}/`))
    await hydrated(page)
    const { from, to, pickup, dialog } = parts(page, language)
    await from.fill(stationDate(40))
    await to.fill(stationDate(44))
    // Read out as it is seen: in the language of the page, whatever the browser's own is.
    expect(spaced((await pickup.getAttribute('aria-label')) ?? '')).toMatch(NAMES[language.id])

    await pickup.focus()
    await page.keyboard.press('Enter')
    await expect(dayOf(page, stationDate(40))).toBeFocused()
    expect(await axeFindings(page)).toEqual([])

    // Three days on; then a week.
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await expect(from).toHaveValue(stationDate(43))
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
    await expect(to).toHaveValue(stationDate(50))
    await expect(dialog.getByText(/7 (суток|days|天)$/).first()).toBeAttached()

    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageUp')
    await page.keyboard.press('Home')
    await expect(dialog.locator('tr > :first-child > :focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(pickup).toBeFocused()
    expect(refusals).toEqual([])
  })
}

test('the calendar begins at this week; days before the limit cannot be chosen, and why is said', async ({ page }) => {
  await page.goto(siteUrl('/'))
  await hydrated(page)
  const { from, pickup, dialog } = parts(page, russian)
  const earliest = (await from.getAttribute('min')) ?? ''
  await pickup.click()
  const back = dialog.getByRole('button', { name: russian.search.calendar.previous })
  while (await back.isEnabled()) await back.click()
  await expect(dayOf(page, earliest)).toBeEnabled()
  const first = await dialog.locator('[data-date]').first().getAttribute('data-date')
  expect(Date.parse(stationDate(0)) - Date.parse(first ?? '')).toBeLessThan(7 * 86_400_000)
  if (first !== earliest) await expect(dayOf(page, first ?? '')).toBeDisabled()
  await expect(dialog).toContainText('время Владивостока, по Москве на 7 часов раньше')
  await expect(dialog.getByRole('link', { name: /^\+7/ })).toBeVisible()
})

test('on a low window the sum and the button of the calendar are in sight at once', WIDE, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  for (const path of ['/', '/rent/toyota-rav4/']) {
    await page.goto(siteUrl(path))
    await hydrated(page)
    const { search } = russian
    await page.getByRole('button', { name: new RegExp(`^${search.pickup}: `) }).click()
    const { dialog } = parts(page, russian)
    await expect(dialog.getByText(/^от \d/)).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button').last()).toBeInViewport({ ratio: 1 })
  }
})

test(
  'days have the price of the cheapest car of the class, and the button goes on to what was found',
  WIDE,
  async ({ page }) => {
    await page.goto(siteUrl('/'))
    await hydrated(page)
    const { form, from, to, pickup, dialog } = parts(page, russian)
    await form.getByLabel(russian.search.class).selectOption('minivans')
    await from.fill(stationDate(40))
    await to.fill(stationDate(43))
    await pickup.click()
    await expect(dayOf(page, stationDate(40))).toHaveAccessibleName(/₽ за сутки, день получения$/)
    await expect(dialog.getByText(/^от \d/)).toBeVisible()
    const found = dialog.getByRole('button', { name: /минивэн/ })
    const count = Number.parseInt((await found.innerText()).trim(), 10)
    await found.click()
    await expect(page).toHaveURL(/booking-online\/\?.*class=minivans/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(count))
  },
)

test(
  'the sum of a car goes with its dates, with the days and the price of one, and is what is asked then',
  WIDE,
  async ({ page }) => {
    const { search, cars } = russian
    await page.goto(siteUrl('/rent/toyota-rav4/'))
    await hydrated(page)
    const box = page.getByRole('complementary')
    await box.getByLabel(search.pickupDate).fill(stationDate(140))
    await box.getByLabel(search.dropoffDate).fill(stationDate(143))
    await box.getByRole('button', { name: new RegExp(`^${search.pickup}: `) }).click()
    const { dialog } = parts(page, russian)
    const sum = dialog.getByText(/^от \d/)
    await expect(dialog.getByText(/^3 суток · [\d\s]+₽ за сутки$/)).toBeVisible()
    const ofThree = await sum.innerText()
    await dayOf(page, stationDate(140)).click()
    await dayOf(page, stationDate(145)).click()
    await expect(dialog.getByText(/^5 суток · [\d\s]+₽ за сутки$/)).toBeVisible()
    const ofFive = await sum.innerText()
    expect(ofFive).not.toBe(ofThree)
    await dialog.getByRole('button', { name: search.calendar.done }).click()
    await expect(box.getByText(ofFive, { exact: true })).toBeVisible()
    await box.getByRole('button', { name: cars.showPrice }).click()
    await expect(page).toHaveURL(/[?&]from=/)
    await expect(box.getByText(ofFive.replace(/^от\s/, ''), { exact: true })).toBeVisible()
  },
)

test('without prices the calendar works too', WIDE, async ({ page }) => {
  await page.route('**/api/cars-calendar/**', (route) => route.abort())
  await page.goto(siteUrl('/'))
  await hydrated(page)
  const { from, to, pickup, dialog } = parts(page, russian)
  await from.fill(stationDate(40))
  await to.fill(stationDate(44))
  await pickup.click()
  await dayOf(page, stationDate(41)).click()
  await expect(from).toHaveValue(stationDate(41))
  await dialog.getByRole('button', { name: russian.search.calendar.show }).click()
  await expect(page).toHaveURL(new RegExp(`from=${stationDate(41)}`))
})

test('without the script of the calendar the browser’s own fields come up', WIDE, async ({ page }) => {
  await page.goto(siteUrl('/'))
  await hydrated(page)
  const { from, pickup } = parts(page, russian)
  await page.route('**/*.js', (route) => route.abort())
  await pickup.dispatchEvent('click')
  await expect(from).toBeFocused()
  await expect(pickup).toBeHidden()
})

test('the code of the calendar and its prices come only when somebody goes for a date', WIDE, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(siteUrl('/'))
  await hydrated(page)
  const scripts = () => requests.filter((url) => url.endsWith('.js')).length
  const first = scripts()
  const { pickup, dialog } = parts(page, russian)
  await pickup.focus()
  await expect.poll(scripts).toBeGreaterThan(first)
  await expect(dialog).toBeHidden()
  expect(requests.filter((url) => url.includes('cars-calendar'))).toEqual([])
})

test('on a phone it is a sheet whose weeks run on, with the button in view', WIDE, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(siteUrl('/'))
  await hydrated(page)
  const { from, to, dropoff, dialog } = parts(page, russian)
  await to.fill(stationDate(44))
  // A field that has the focus shows its native control above the button.
  await from.fill(stationDate(40))
  await dropoff.tap()
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(664)
  expect(await axeFindings(page)).toEqual([])
  const weeks = await dialog
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.querySelectorAll('button').length))
  expect(new Set(weeks.slice(1))).toEqual(new Set([7]))
  await dayOf(page, stationDate(45)).tap()
  await expect(to).toHaveValue(stationDate(45))
  const button = await dialog.getByRole('button', { name: /машин|Показать/ }).boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(664)
  await context.close()
})

test('dates of a booking are changed in the calendar too', WIDE, async ({ page }) => {
  const [{ booking, search }] = LANGUAGES
  await page.goto(siteUrl('/booking-online/toyota-rav4/'))
  await hydrated(page)
  await expect(page.getByRole('heading', { name: booking.page.chooseDates })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${search.pickup}: `) }).click()
  const dialog = page.getByRole('dialog', { name: search.calendar.name })
  await expect(dialog.getByRole('grid').first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: search.calendar.done }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/toyota-rav4\/$/)
})

test('without scripts the browser’s own fields search', WIDE, async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(siteUrl('/'))
  const { form, from, to, pickup } = parts(page, russian)
  await expect(pickup).toHaveCount(0)
  await from.fill(stationDate(40))
  await to.fill(stationDate(43))
  await expect(form.getByLabel(russian.search.pickupTime)).toBeVisible()
  await form.getByRole('button', { name: russian.search.find }).click()
  await expect(page).toHaveURL(new RegExp(`from=${stationDate(40)}.*to=${stationDate(43)}`))
  await page.goto(siteUrl(`/booking-online/${rentalQuery()}`))
  await page.context().close()
})
