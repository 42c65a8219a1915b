import { expect, test } from '@playwright/test'
import content from '@/messages/en/content.json' with { type: 'json' }
import en from '@/messages/en/layout.json' with { type: 'json' }
import { hydrated } from './setup/hydrated'
import { WIDE } from './setup/long-form'
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

test('who does not want to wait for a page stays on this one, and can go on from it', WIDE, async ({ page }) => {
  await page.goto(siteUrl('/en/contacts/'))
  await hydrated(page)
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Anna')
  let free = () => {}
  const isFree = new Promise<void>((resolve) => {
    free = resolve
  })
  await page.route(
    ({ pathname }) => pathname === '/en/conditions/',
    async (route) => {
      await isFree
      await route.continue()
    },
  )
  await page.clock.install()
  const link = page.getByRole('contentinfo').getByRole('link', { name: en.nav.conditions, exact: true })
  const asked = page.waitForRequest(/\/en\/conditions\//)
  await link.click()
  await asked
  await page.clock.fastForward(10_500)
  await page.getByRole('status').getByRole('link', { name: content.stayHere }).click()
  await expect(page.getByText(content.longWait)).toBeHidden()

  // What was on its way comes, and is not shown any more.
  const came = page.waitForResponse(/\/en\/conditions\//)
  free()
  await (await came).finished()
  await expect(page).toHaveURL(siteUrl('/en/contacts/'))
  await expect(name).toHaveValue('Anna')
  await link.click()
  await expect(page).toHaveURL(siteUrl('/en/conditions/'))
})
