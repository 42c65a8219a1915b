import { expect, test } from '@playwright/test'
import en from '@/messages/en/layout.json' with { type: 'json' }
import layout from '@/messages/ru/layout.json' with { type: 'json' }
import cn from '@/messages/zh-CN/layout.json' with { type: 'json' }
import { WIDE, wide } from './setup/long-form'
import { siteUrl } from './setup/site'

const LANGUAGES = [
  { prefix: '', texts: layout },
  { prefix: '/en', texts: en },
  { prefix: '/cn', texts: cn },
] as const
/** Specification §1. */
const DOCUMENTS = ['/public_offer/', '/privacy_policy/', '/personal_data_agreement/', '/rentalterms/']

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { prefix, texts } of LANGUAGES)
    test(`on phones the footer is folded, low, and opens: ${prefix || '/'}`, wide(prefix !== ''), async ({ page }) => {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 664 })
        await page.goto(siteUrl(`${prefix}/about/faq/`))
        const footer = page.getByRole('contentinfo')
        const box = await footer.boundingBox()
        expect(box?.height, `${width}`).toBeLessThanOrEqual(width === 390 ? 420 : 480)
        await expect(footer.getByRole('link', { name: '+7 423 200 0000' })).toBeVisible()
        const document = footer.getByRole('link', { name: texts.nav.publicOffer, exact: true })
        await expect(document).toBeHidden()
        for (const summary of await footer.locator('summary').all())
          expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(48)
        await footer.getByText(texts.columns.company, { exact: true }).click()
        await expect(document).toBeVisible()
        for (const path of DOCUMENTS) await expect(footer.locator(`a[href="${prefix}${path}"]`), path).toBeVisible()
      }
    })
})

for (const isScripted of [true, false])
  test.describe(`on wide screens the columns are open, ${isScripted ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: isScripted })
    test('and lead everywhere', WIDE, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(siteUrl('/about/faq/'))
      const footer = page.getByRole('contentinfo')
      for (const path of DOCUMENTS) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
      if (isScripted) await expect(footer.locator('details:not([open])')).toHaveCount(0)
    })
  })
