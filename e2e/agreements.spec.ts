import { expect, test } from '@playwright/test'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { MAIN } from './setup/long-form'
import { siteUrl } from './setup/site'

for (const { id, prefix } of LANGUAGES)
  test(`each purpose has a consent of its own at the one address: ${id}`, MAIN, async ({ page }) => {
    const path = `${prefix}/personal_data_agreement/`
    const headings = []
    for (const query of ['', '?purpose=driver', '?purpose=marketing', '?purpose=analytics']) {
      await page.goto(siteUrl(path + query))
      headings.push(await page.getByRole('heading', { level: 1 }).innerText())
      const others = page
        .getByRole('region')
        .filter({ has: page.locator('#doc-agreements') })
        .getByRole('link')
      await expect(others).toHaveCount(3)
    }
    expect(new Set(headings).size).toBe(4)
  })

test('an answer to the cookie notice keeps the version of the consent', MAIN, async ({ page, context }) => {
  await page.goto(siteUrl('/'))
  await page.locator('[data-cookies] [data-answer="continue"]').click()
  const version = (await context.cookies()).find(({ name }) => name === 'analytics_agreement')?.value
  expect(version).toMatch(/^\d{4}-\d\d-\d\d$/)
  await page.goto(siteUrl('/personal_data_agreement/?purpose=analytics'))
  await hydrated(page)
  await expect(page.locator('header time[datetime]')).toHaveAttribute('datetime', version ?? '')
})
