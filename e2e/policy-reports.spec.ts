import { expect, test } from '@playwright/test'
import { hydrated } from './setup/hydrated'
import { siteUrl } from './setup/site'

test('what the policy of a page stops is counted by rule and host', async ({ page }) => {
  await page.goto(siteUrl('/about/?somebody=secret'))
  await hydrated(page)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.isWritten = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'isWritten' in window)).toBe(false)
  const counters = async () => (await fetch(process.env.E2E_METRICS_URL ?? '')).text()
  await expect
    .poll(counters)
    .toMatch(/^front_policy_violations_total\{directive="script-src-elem",host="inline"\} [1-9]/m)
  expect(await counters()).not.toContain('secret')
})
