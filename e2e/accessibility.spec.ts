import { expect, test } from '@playwright/test'
import { axeFindings } from './setup/axe'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { rentalQuery, siteUrl } from './setup/site'

const LONG = process.env.E2E_LONG === '1'
const QUERY = rentalQuery({ ahead: 25 })

/** The review and the confirmed booking are looked at where somebody books: `booking.spec.ts`. */
const SCREENS = [
  '/',
  '/rent/toyota-rav4/',
  '/booking-online/',
  '/booking-online/toyota-rav4/',
  `/booking-online/toyota-rav4/${QUERY}`,
  `/booking-online/toyota-rav4/${QUERY}&step=options`,
  `/booking-online/toyota-rav4/${QUERY}&step=you&extra=extra-driver.1`,
  '/prices/',
  '/service/',
  '/service/toyota-crown/',
  '/long_term_rental/a949ck25/',
  '/payment/',
  '/account/login/',
  '/account/registration/',
  '/account/renew_password/',
  '/status/success/',
  '/status/error/',
  '/zzz/',
  '/account/1/',
]

/** Every car of the fleet: the slowest for axe. */
const LISTS = ['/rent/', '/long_term_rental/', `/booking-online/${QUERY}`]

const DOCUMENTS = ['/privacy_policy/', '/personal_data_agreement/', '/public_offer/', '/rentalterms/']

const [RUSSIAN, ENGLISH, CHINESE] = LANGUAGES.map((language) => [language])
const TRANSLATED = LANGUAGES.slice(1)

/** Every page in one language at least; `npm test -- --long` looks at every language, layout and colour. */
const VIEWS = [
  { languages: RUSSIAN, colorScheme: 'light', width: 390, paths: [...SCREENS, ...LISTS, ...DOCUMENTS] },
  { languages: ENGLISH, colorScheme: 'dark', width: 1280, paths: SCREENS },
] as const

const LONG_VIEWS = [
  { languages: CHINESE, colorScheme: 'light', width: 390, paths: SCREENS },
  { languages: RUSSIAN, colorScheme: 'dark', width: 1280, paths: [...SCREENS, ...LISTS] },
  { languages: RUSSIAN, colorScheme: 'dark', width: 390, paths: SCREENS },
  { languages: RUSSIAN, colorScheme: 'light', width: 1280, paths: SCREENS },
  { languages: TRANSLATED, colorScheme: 'light', width: 390, paths: LISTS },
  { languages: ENGLISH, colorScheme: 'dark', width: 1280, paths: LISTS },
  { languages: CHINESE, colorScheme: 'dark', width: 1280, paths: SCREENS },
  { languages: TRANSLATED, colorScheme: 'light', width: 768, paths: DOCUMENTS },
  { languages: RUSSIAN, colorScheme: 'dark', width: 768, paths: DOCUMENTS },
] as const

for (const { languages = [], colorScheme, width, paths } of LONG ? [...VIEWS, ...LONG_VIEWS] : VIEWS)
  for (const { id, prefix } of languages)
    test(`axe finds nothing on ${paths.length} pages: ${id}, ${colorScheme}, ${width} px`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        await page.goto(siteUrl(`${prefix}${path}`))
        expect(await axeFindings(page), path).toEqual([])
      }
    })

for (const [index, { id, prefix, booking }] of LANGUAGES.entries())
  test(`axe finds nothing on the form with errors: ${id}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'dark' : 'light' })
    await page.setViewportSize({ width: index % 2 === 0 ? 390 : 1280, height: 900 })
    await page.goto(siteUrl(`${prefix}/booking-online/toyota-rav4/${QUERY}&step=you`))
    await hydrated(page)
    await page.getByRole('button', { name: booking.form.next }).filter({ visible: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: booking.errors.summary })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

/** Between them the layout changes at 860, 1100 and 1180. */
const ALL_WIDTHS = [320, 1280, 1920]

for (const { id, prefix } of LONG ? LANGUAGES : LANGUAGES.slice(0, 1))
  test(`no page scrolls sideways from 320 to 1920 px: ${id}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const path of [...SCREENS, ...LISTS, ...DOCUMENTS]) {
      await page.goto(siteUrl(`${prefix}${path}`))
      for (const width of ALL_WIDTHS) {
        await page.setViewportSize({ width, height: 700 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${prefix}${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  })
