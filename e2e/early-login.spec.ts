import { expect, test } from '@playwright/test'
import auth from '@/messages/ru/auth.json' with { type: 'json' }
import { siteUrl } from './setup/site'

test('a login typed and sent before the page’s script has come is done when it comes', async ({ page }) => {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/auth/login/')
  await page.goto(siteUrl('/account/login/'), { waitUntil: 'commit' })
  await page.getByLabel(auth.phone).fill('9990000001')
  await page.getByLabel(auth.password, { exact: true }).fill('не тот пароль')
  await page.getByRole('button', { name: auth.login.submit }).click()
  await expect(page).toHaveURL(siteUrl('/account/login/'))
  letThrough()
  expect((await asked).postDataJSON()).toMatchObject({ phone: '+79990000001', password: 'не тот пароль' })
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByLabel(auth.password, { exact: true })).toHaveValue('не тот пароль')
})
