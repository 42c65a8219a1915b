import { expect, test } from '@playwright/test'
import { siteUrl } from './setup/site'

test('a stranger in the client area finds the phone', async ({ page }) => {
  await page.goto(siteUrl('/account/1/'))
  await expect(page.getByRole('main').getByRole('link', { name: /^\+7 / })).toHaveAttribute('href', /^tel:\+7\d{10}$/)
})
