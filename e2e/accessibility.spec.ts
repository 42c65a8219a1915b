import { expect, test } from '@playwright/test'
import { axeFindings, nothingLooked } from './setup/axe'
import { enterAs } from './setup/enter'
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

/** The main screens, and those with forms. */
const SCREENS = [
  '/',
  '/rent/',
  `/booking-online/${rentalQuery()}`,
  `/rent/toyota-rav4/${rentalQuery()}`,
  `/booking-online/toyota-rav4/${rentalQuery()}`,
  `/booking-online/toyota-rav4/${rentalQuery()}&step=you&extra=extra-driver.1`,
  '/account/login/',
  '/account/registration/',
  '/account/renew_password/',
  '/contacts/',
  '/payment/',
  '/long_term_rental/a949ck25/',
  '/service/toyota-crown/',
  '/about/partnership/',
]
const OWN_SCREENS = ['/account/settings/1/', '/account/drivers/1/?add', '/account/spend/1/']

test(
  'on a phone a thumb hits what a screen is for, 44 px, and every field says what it holds and which keys it needs',
  WIDE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    for (const path of [...SCREENS, ...OWN_SCREENS]) {
      if (path === OWN_SCREENS[0]) await enterAs(page)
      expect((await page.goto(siteUrl(path)))?.status(), path).toBe(200)
      await hydrated(page)
      expect.soft(await page.evaluate(smallTargets), path).toEqual([])
      expect.soft(await page.evaluate(unnamedFields), path).toEqual([])
    }
  },
)

/** Yellow buttons, the page's head and bar, and fields; of a field that stands in a cell, the cell. */
function smallTargets(): string[] {
  const PRIMARY = '[data-look~="primary"], header :is(a, button, summary), main :is(input, select, textarea)'
  return [...document.querySelectorAll<HTMLElement>(PRIMARY)]
    .filter((one) => one.checkVisibility() && !one.matches('[type=radio], [type=checkbox], [type=hidden], .sr-only *'))
    .map((one) => ({ one, target: one.closest('search label, fieldset:has(> legend + div > input)') ?? one }))
    .filter(({ target }) => {
      const { width, height } = target.getBoundingClientRect()
      return Math.min(width, height) < 43.5
    })
    .map(({ one }) => `${one.tagName} ${one.textContent || one.getAttribute('name')}`)
}

/** Text fields without a token, or with keys that do not go with what they hold. */
function unnamedFields(): string[] {
  const isRight = ({ type, inputMode, autocomplete }: HTMLInputElement) => {
    if (autocomplete === '') return false
    if (autocomplete.endsWith('email')) return type === 'email' && inputMode === 'email'
    if (/(^| )tel$|^username$/.test(autocomplete)) return type === 'tel'
    if (/password$/.test(autocomplete)) return type === 'password'
    return !/bday|one-time-code/.test(autocomplete) || inputMode === 'numeric'
  }
  return [...document.querySelectorAll<HTMLInputElement>('main input')]
    .filter((field) => field.checkVisibility() && !/^(radio|checkbox|hidden|date|number|range|file)$/.test(field.type))
    .filter((field) => !isRight(field))
    .map(({ name, id, type, inputMode, autocomplete }) => [name || id, type, inputMode, autocomplete].join(' '))
}
