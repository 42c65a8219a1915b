import { expect, test } from '@playwright/test'
import en from '@/messages/en/layout.json' with { type: 'json' }
import { siteUrl } from './setup/site'

test('without a net the page says so, keeps what was typed and shows the phone', async ({ page, context }) => {
  await page.goto(siteUrl('/en/contacts/'))
  const note = page.getByRole('status').filter({ hasText: en.offline })
  await expect(note).toBeHidden()
  await page.getByRole('textbox', { name: 'Name' }).fill('Anna')

  await context.setOffline(true)
  await expect(note).toBeInViewport()
  await expect(note.getByRole('link')).toHaveAttribute('href', /^tel:\+7\d{10}$/)
  // Its icon is of the file that the page had already.
  expect(await note.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna')

  await context.setOffline(false)
  await expect(note).toBeHidden()
})
