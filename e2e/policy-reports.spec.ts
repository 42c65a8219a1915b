import { expect, test } from '@playwright/test'
import { hydrated } from './setup/hydrated'
import { siteUrl } from './setup/site'

test('what the policy of a page stops is counted by rule and host', async ({ page }) => {
  await page.goto(siteUrl('/about/?somebody=secret'))
  await hydrated(page)
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/a.png?somebody=secret'
  })
  const writing = page.evaluate(() => Reflect.apply(setTimeout, window, ['window.isWritten = true']))
  await expect(writing).rejects.toThrow(/TrustedScript/)
  const counters = async () => (await fetch(process.env.E2E_METRICS_URL ?? '')).text()
  await expect
    .poll(counters)
    .toMatch(/^front_policy_violations_total\{directive="img-src",host="elsewhere.example"\} [1-9]/m)
  await expect
    .poll(counters)
    .toMatch(/^front_policy_violations_total\{directive="require-trusted-types-for",host="trusted-types-sink"\} [1-9]/m)
  expect(await counters()).not.toContain('secret')
})
