import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './setup/axe'
import { hydrated } from './setup/hydrated'
import { LANGUAGES, type Language } from './setup/languages'
import { LONG, WIDE } from './setup/long-form'
import { siteUrl, stationDate } from './setup/site'

function parts(page: Page, { search }: Language) {
  const form = page.getByRole('search', { name: search.name })
  return {
    from: form.getByLabel(search.pickupDate),
    to: form.getByLabel(search.dropoffDate),
    opener: form.getByRole('button', { name: search.calendar.open }).first(),
    dialog: page.getByRole('dialog', { name: search.calendar.name }),
  }
}

for (const language of LANGUAGES) {
  test(`both dates by keyboard alone: ${language.id}`, language.id === 'ru' ? WIDE : LONG, async ({ page }) => {
    const refusals: string[] = []
    page.on('console', (message) => message.text().includes('Content Security Policy') && refusals.push(message.text()))
    await page.goto(siteUrl(`${language.prefix}/`))
    await hydrated(page)
    const { from, to, opener, dialog } = parts(page, language)
    await from.fill(stationDate(40))
    await to.fill(stationDate(44))

    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('grid').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    // Three days on; then a week: after the first day the calendar steps to the next one by itself.
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await expect(from).toHaveValue(stationDate(43))
    for (const key of ['ArrowDown', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
    await expect(to).toHaveValue(stationDate(50))
    await expect(dialog.getByRole('heading', { name: /7 (суток|days|天)$/ })).toBeVisible()

    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageUp')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    expect(refusals).toEqual([])
  })
}

test('a press on the date brings the calendar; days before the limit are struck out and explained', async ({
  page,
}) => {
  const [russian] = LANGUAGES
  await page.goto(siteUrl('/'))
  await hydrated(page)
  const { from, dialog } = parts(page, russian)
  await from.click()
  const back = dialog.getByRole('button', { name: russian.search.calendar.previous })
  // The dates offered at first may stand in the next month already.
  if (await back.isEnabled()) await back.click()
  const earliest = Number((await from.getAttribute('min'))?.slice(8))
  const days = dialog.getByRole('grid').first().getByRole('button')
  await expect(earliest > 1 ? days.nth(earliest - 2) : back).toBeDisabled()
  await expect(days.nth(earliest - 1)).toBeEnabled()
  await expect(dialog).toContainText('время Владивостока, по Москве на 7 часов раньше')
  await expect(dialog.getByRole('link', { name: /^\+7/ })).toBeVisible()
  await dialog.getByRole('button', { name: russian.search.calendar.done }).click()
  await expect(dialog).toBeHidden()
})

test('the code of the calendar comes only when somebody goes for a date', WIDE, async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()))
  await page.goto(siteUrl('/'))
  await hydrated(page)
  const first = scripts.length
  const [russian] = LANGUAGES
  const { from, dialog } = parts(page, russian)
  await from.focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(first)
  await expect(dialog).toBeHidden()
})

test('on a phone it is a sheet, and a tap on the date does not open the phone’s own', WIDE, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(siteUrl('/'))
  await hydrated(page)
  const [russian] = LANGUAGES
  const { from, to, dialog } = parts(page, russian)
  await from.fill(stationDate(40))
  await to.fill(stationDate(44))
  await from.tap()
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: russian.search.calendar.reset }).tap()
  await expect(from).not.toHaveValue(stationDate(40))
  await context.close()
})

test('dates of a booking are changed in the calendar too', WIDE, async ({ page }) => {
  const [{ booking, search }] = LANGUAGES
  await page.goto(siteUrl('/rent/'))
  const car = await page.locator('article a[href^="/rent/"]').first().getAttribute('href')
  await page.goto(siteUrl(`/booking-online/${car?.split('/')[2]}/`))
  await expect(page.getByRole('heading', { name: booking.page.chooseDates })).toBeVisible()
  await page.getByRole('button', { name: search.calendar.open }).first().click()
  const dialog = page.getByRole('dialog', { name: search.calendar.name })
  await expect(dialog.getByRole('grid').first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
