import { expect, test } from '@playwright/test'
import { LANGUAGES } from './setup/languages'
import { IS_LONG } from './setup/long-form'
import { siteUrl } from './setup/site'

// The page is whole without scripts.
test.use({ javaScriptEnabled: false })

const MALFORMED = [
  '/rent/%ff/',
  '/rent/%25/',
  '/booking-online/%E0%A4/',
  '/rent/%252e%252e/',
  `/rent/${'a'.repeat(101)}/`,
  `/booking-online/${'a'.repeat(101)}/`,
]

for (const { id, prefix, errors, failure } of LANGUAGES)
  test(`an address that cannot be is a full 404 page in its language: ${id}`, async ({ page }) => {
    for (const path of id === 'ru' || IS_LONG ? MALFORMED : MALFORMED.slice(0, 1))
      await test.step(path.slice(0, 30), async () => {
        const answer = await page.goto(siteUrl(`${prefix}${path}`))
        expect(answer?.status()).toBe(404)
        await expect(page.locator('html')).toHaveAttribute('lang', id)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([errors.errorPage1])
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(page.getByRole('main').getByRole('link', { name: failure.errorPage3 })).toBeVisible()
      })
  })
