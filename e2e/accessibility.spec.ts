import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { LANGUAGES } from './setup/languages'
import { rentalQuery, siteUrl } from './setup/site'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const PATHS = [
  '/',
  '/rent/',
  '/rent/toyota-rav4/',
  '/booking-online/',
  `/booking-online/${rentalQuery({ ahead: 25 })}`,
  `/booking-online/toyota-rav4/${rentalQuery({ ahead: 25 })}`,
  `/booking-online/toyota-rav4/${rentalQuery({ ahead: 25 })}&step=you`,
  '/status/success/',
  '/status/error/',
  '/privacy_policy/',
  '/zzz/',
  '/account/1/',
]

// Light on a phone and dark on a wide screen, and the other way round in Russian: every colour and every layout is seen.
const VIEWS = [
  { languages: LANGUAGES, colorScheme: 'light', width: 390 },
  { languages: LANGUAGES, colorScheme: 'dark', width: 1280 },
  { languages: LANGUAGES.slice(0, 1), colorScheme: 'dark', width: 390 },
  { languages: LANGUAGES.slice(0, 1), colorScheme: 'light', width: 1280 },
] as const

for (const { languages, colorScheme, width } of VIEWS)
  for (const { id, prefix } of languages)
    test(`axe finds nothing on any page: ${id}, ${colorScheme}, ${width} px`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      for (const path of PATHS) {
        await page.goto(siteUrl(`${prefix}${path}`))
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        const found = violations.map(
          ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ target }) => target).join(' | ')}`,
        )
        expect(found, path).toEqual([])
      }
    })

const ALL_WIDTHS = [320, 390, 768, 1280, 1920]

for (const { id, prefix } of LANGUAGES)
  test(`no page scrolls sideways from 320 to 1920 px: ${id}`, async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(siteUrl(`${prefix}${path}`))
      for (const width of ALL_WIDTHS) {
        await page.setViewportSize({ width, height: 700 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${prefix}${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  })
