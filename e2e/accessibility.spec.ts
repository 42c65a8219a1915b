import { expect, test } from '@playwright/test'
import { axeFindings, nothingLooked } from './setup/axe'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { LONG, WIDE } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

for (const [index, { id, prefix, booking }] of LANGUAGES.entries())
  test(`axe finds nothing on the form with errors: ${id}`, index > 0 ? LONG : WIDE, async ({ page }) => {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'dark' : 'light' })
    await page.setViewportSize({ width: index % 2 === 0 ? 390 : 1280, height: 900 })
    await page.goto(siteUrl(`${prefix}/booking-online/toyota-rav4/${rentalQuery({ ahead: 25 })}&step=you`))
    await hydrated(page)
    await page.getByRole('button', { name: booking.form.next }).filter({ visible: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: booking.errors.summary })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

test('of a list axe sees an error of the first three cars', WIDE, async ({ page }) => {
  await page.goto(siteUrl('/en/rent/'))
  const cards = page.getByRole('main').getByRole('article')
  expect(await cards.count()).toBeGreaterThan(3)
  await cards.nth(2).evaluate((card) => card.append(Object.assign(document.createElement('img'), { src: '/icon.svg' })))
  expect(await axeFindings(page, false)).toEqual([expect.stringMatching(/^image-alt: [^|]*$/)])
})

test(
  'of texts that are drawn alike axe measures one; a text that is drawn anew is measured on any page',
  WIDE,
  async ({ page }) => {
    const looked = nothingLooked()
    for (const path of ['/en/conditions/', '/en/about/']) {
      await page.goto(siteUrl(path))
      expect(await axeFindings(page, true, looked)).toEqual([])
    }
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.style.setProperty('color', '#ddd'))
    expect(await axeFindings(page, true, looked)).toEqual([expect.stringMatching(/^color-contrast: [^|]*$/)])
  },
)
