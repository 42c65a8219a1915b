import { expect, test } from '@playwright/test'
import { hydrated } from './setup/hydrated'
import { injectScripts } from './setup/injected'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const PUBLIC = ['/', '/rent/', '/rent/toyota-rav4/', '/prices/', '/privacy_policy/', '/status/success/']

const VISITORS = [
  {},
  { cookie: 'client_token=visitor-cookie; i18n_redirected=cn; booking_1234567=key', 'user-agent': 'visitor-agent' },
  { 'accept-language': 'zh-CN', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'visitor-host.example' },
]

test('a public page is the same bytes for everybody and sets no cookie', async ({ request }) => {
  for (const { prefix } of LANGUAGES)
    for (const path of PUBLIC) {
      const seen = new Set<string>()
      for (const headers of VISITORS) {
        const answer = await request.get(siteUrl(`${prefix}${path}`), { headers })
        expect(answer.status()).toBe(200)
        expect(answer.headers()['set-cookie']).toBeUndefined()
        const html = await answer.text()
        expect(html).not.toMatch(/visitor-(cookie|agent|host)|203\.0\.113\.9/)
        seen.add(withoutScripts(html))
      }
      expect(seen.size, `${prefix}${path}`).toBe(1)
    }
})

test('an injected script does not run', async ({ page }) => {
  await page.goto(siteUrl('/'))
  expect((await injectScripts(page)).hasRun).toBe(false)
})

test('the language switch keeps path and query', WIDE, async ({ page }) => {
  const query = rentalQuery({ ahead: 33 })
  await page.goto(siteUrl(`/booking-online/${query}`))
  await hydrated(page)
  await page
    .getByRole('link', { name: /English|ENG/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(siteUrl(`/en/booking-online/${query}`))
  await page.getByRole('link', { name: /中文/ }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(siteUrl(`/cn/booking-online/${query}`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

/** React's data stands in scripts, as rows in the order in which one render finished them: that follows timing. */
function withoutScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>|nonce="[^"]*"/g, '')
}
