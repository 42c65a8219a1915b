import { expect, type Page, test } from '@playwright/test'
import { confirmBooking, holdCar, spaced } from './setup/book'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const [russian] = LANGUAGES
/** A4 between its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1047 }

/** What belongs to the screen alone: ways around the site, buttons, bars, notices. */
async function expectOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByText(/^\+7 \d{3} \d{3} \d{4}$/)).toBeVisible()
  expect(await cutElements(page)).toEqual([])
}

/** Elements that stick out of the paper, hide a part of their text, or would be printed over every sheet. */
function cutElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element)
      const { width, height, right } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1) return false
      const hides = (overflow: string, full: number, shown: number) => overflow !== 'visible' && full > shown + 1
      return (
        position === 'fixed' ||
        right > window.innerWidth + 1 ||
        hides(overflowX, element.scrollWidth, element.clientWidth) ||
        hides(overflowY, element.scrollHeight, element.clientHeight)
      )
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, svg') && isCut(element))
      .map((element) => `${element.tagName} ${element.className}`)
  })
}

test('a confirmed booking prints as a voucher', WIDE, async ({ page }) => {
  const path = `/booking-online/toyota-rav4/${rentalQuery({ ahead: 210 })}&insurance=standard`
  const number = await holdCar(page, russian, path, '+79995552101')
  await confirmBooking(page, russian)
  await expectOnPaper(page)

  const text = spaced(await page.getByRole('main').innerText())
  const { success, trip } = russian.booking
  for (const part of [number, success.bring, success.due, trip.pickup, trip.dropoff, trip.zone])
    expect(text).toContain(part)
  expect(text).toContain('Лебедева Мария Андреевна')
  expect(text).toMatch(/ в 12:00[\s\S]+ в 12:00/)
  expect(text).toMatch(/Итого\s+\d[\d ]* ₽/)
})

test('pages print whole and without the ways around the site', WIDE, async ({ page }) => {
  for (const path of ['/privacy_policy/', '/prices/', '/rent/toyota-rav4/', '/support/incident/'])
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(siteUrl(path))
      await expectOnPaper(page)
    })
})
