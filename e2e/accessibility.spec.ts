import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { LANGUAGES, WIDTHS } from './setup/languages'
import { rentalQuery, siteUrl } from './setup/site'

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

for (const { id, prefix } of LANGUAGES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing on any page: ${id}, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ colorScheme })
      for (const path of PATHS) {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(siteUrl(`${prefix}${path}`))
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze()
          const found = violations.map(
            ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ target }) => target).join(' | ')}`,
          )
          expect(found, `${path} at ${width}`).toEqual([])
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow, `${path} at ${width} scrolls sideways`).toBeLessThanOrEqual(0)
        }
      }
    })

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const { prefix } of LANGUAGES)
    for (const path of PATHS) {
      await page.goto(siteUrl(`${prefix}${path}`))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${prefix}${path}`).toBeLessThanOrEqual(0)
    }
})
