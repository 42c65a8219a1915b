import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import jsQR from 'jsqr'
import { TOTP, URI } from 'otpauth'
import sharp from 'sharp'
import en from '@/messages/en/profile.json' with { type: 'json' }
import enFactor from '@/messages/en/second-factor.json' with { type: 'json' }
import miles from '@/messages/ru/miles.json' with { type: 'json' }
import ru from '@/messages/ru/profile.json' with { type: 'json' }
import ruFactor from '@/messages/ru/second-factor.json' with { type: 'json' }
import cn from '@/messages/zh-CN/profile.json' with { type: 'json' }
import cnFactor from '@/messages/zh-CN/second-factor.json' with { type: 'json' }
import { ask } from './setup/ask'
import { axeFindings } from './setup/axe'
import { addClient, DEMO_PASSWORD, type DemoClient, query, signIn } from './setup/demo-clients'
import { enterAs } from './setup/enter'
import { GUEST_LANGUAGES, logIn, loginLink, open, ownPage, signOut } from './setup/guest-screens'
import { wide } from './setup/long-form'
import { codeOf, messagesTo } from './setup/outbox'
import { addBooking, addMiles } from './setup/own-rows'
import { siteUrl } from './setup/site'

const TEXTS = {
  ru: { profile: ru, factor: ruFactor },
  en: { profile: en, factor: enFactor },
  'zh-CN': { profile: cn, factor: cnFactor },
} as const

/** The step of the newest code of an app: the next one has to be of a later step, and nobody waits for it here. */
const forgetStep = (clientId: number) =>
  query('update second_factors set last_step = null where client_id = $1', [clientId])

async function openSettings(page: Page, prefix = ''): Promise<void> {
  expect((await page.goto(siteUrl(`${prefix}/account/settings/`)))?.status()).toBe(200)
  await expect(page.locator('fieldset[disabled]')).toHaveCount(0)
}

/** What an app reads from the picture on the screen. */
async function scan(page: Page, name: string): Promise<TOTP> {
  const picture = await page.getByRole('img', { name }).screenshot()
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .resize({ width: 600 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  const totp = URI.parse(code?.data ?? '')
  if (!(totp instanceof TOTP)) throw new Error('no TOTP in the picture')
  return totp
}

for (const [index, language] of GUEST_LANGUAGES.entries()) {
  const { prefix, id } = language
  const { profile, factor } = TEXTS[id]

  test(
    `a client signs in with a code of an app, then with a recovery code: ${id}`,
    wide(index > 0),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 1100 })
      const client = await addClient()
      await enterAs(page, client)
      await openSettings(page, prefix)
      const panel = page.getByRole('region', { name: profile.secondFactor.title })
      await panel.getByRole('button', { name: profile.secondFactor.turnOn }).click()
      const dialog = page.getByRole('dialog', { name: profile.stepUp.title })
      await dialog.getByLabel(profile.stepUp.password, { exact: true }).fill(DEMO_PASSWORD)
      await dialog.getByRole('button', { name: profile.stepUp.submit, exact: true }).click()

      await expect(panel.getByText(factor.setUp.scan)).toBeFocused()
      const app = await scan(page, factor.setUp.picture)
      await expect(panel.locator('code')).toHaveText(app.secret.base32.replace(/(.{4})(?=.)/g, '$1 '))
      if (id === 'ru') expect(await axeFindings(page)).toEqual([])
      const field = panel.getByLabel(factor.setUp.code)
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
      await field.fill('000000')
      await panel.getByRole('button', { name: factor.setUp.submit }).click()
      await expect(panel.getByText(profile.errors.factorWrong).first()).toBeVisible()
      await field.fill(app.generate())
      await field.press('Enter')

      const codes = panel.getByRole('listitem')
      await expect(codes).toHaveCount(10)
      const [first = ''] = await codes.allTextContents()
      const download = page.waitForEvent('download')
      await panel.getByRole('button', { name: factor.codes.save }).click()
      expect(readFileSync(await (await download).path(), 'utf8')).toContain(first)
      await page.emulateMedia({ media: 'print' })
      await expect(codes.first()).toBeVisible()
      await expect(page.getByText(client.phone.slice(-4)).filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(0)
      await page.emulateMedia({ media: null })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await panel.getByRole('button', { name: factor.codes.done }).click()
      await expect(panel.getByRole('button', { name: profile.secondFactor.turnOff })).toBeVisible()
      await expect.poll(async () => (await messagesTo(client.phone)).length).toBe(1)

      for (const isRecovery of [false, true]) {
        await forgetStep(client.id)
        // The menu of the header is that of wide screens.
        await page.setViewportSize({ width: 1280, height: 800 })
        await signOut(page, language)
        await expect(page).toHaveURL(siteUrl(`${prefix}/`))
        await expect(loginLink(page, language)).toBeVisible()
        await page.setViewportSize({ width: 320, height: 1100 })
        await open(page, `${prefix}/account/login/`)
        await logIn(page, { phone: client.phone, password: DEMO_PASSWORD }, language)
        await expect(page.getByLabel(factor.step.app)).toBeFocused()
        if (isRecovery) await page.getByRole('button', { name: factor.step.toRecovery }).click()
        const code = page.getByLabel(isRecovery ? factor.step.recovery : factor.step.app)
        await expect(code).toBeFocused()
        if (id === 'ru') expect(await axeFindings(page)).toEqual([])
        await code.fill(isRecovery ? first.toLowerCase() : app.generate())
        await code.press('Enter')
        expect(await ownPage(page, prefix)).toBe(String(client.id))
      }
    },
  )
}

/** Confirmed, not paid yet, no miles on it: of the demo files. */
const PAYABLE = '1046470'

/** Spends miles and takes them back: they count as spent today. */
async function spendBefore(client: DemoClient, booking: string): Promise<void> {
  const { cookie, token } = await signIn(client, '127.9.1.1')
  const headers = { cookie, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const spend = { method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() }, from: '127.9.1.1' }
  const body = JSON.stringify({ booking, miles: 1_000 })
  expect((await ask('/api/account/spend/', { ...spend, body })).status).toBe(200)
  const release = { method: 'DELETE', headers: { cookie, authorization: headers.authorization }, from: '127.9.1.1' }
  expect((await ask(`/api/account/spend/${booking}/`, release)).status).toBe(200)
}

test('many miles of a day are paid after a code, and what was typed stays', async ({ page }) => {
  const client = await addClient()
  await addMiles(client.id, 9_000)
  const booking = await addBooking(client.id, PAYABLE)
  for (const _ of ['once', 'twice', 'three times']) await spendBefore(client, booking)
  await enterAs(page, client)
  await page.goto(siteUrl('/account/spend/'))
  const field = page.getByRole('textbox', { name: miles.spend.howMany })
  await field.fill('1 200')
  const pay = page.getByRole('button', { name: /Списать 1\s200 миль/ })
  await pay.click()
  const dialog = page.getByRole('dialog', { name: ru.stepUp.title })
  await expect(dialog.getByText(ru.stepUp.codeWhy)).toBeVisible()
  await expect(dialog.getByLabel(ru.stepUp.password, { exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: ru.cancel }).click()
  await expect(field).toHaveValue('1 200')
  await pay.click()
  await dialog.getByRole('button', { name: ru.stepUp.getCode }).click()
  await dialog.getByLabel(ru.code.sms).fill(await codeOf(client.phone))
  await dialog.getByRole('button', { name: ru.stepUp.submit, exact: true }).click()
  await expect(page.getByRole('region', { name: miles.spend.result }).getByRole('status')).toContainText(booking)
})
