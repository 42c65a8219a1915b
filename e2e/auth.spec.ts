import { expect, test } from '@playwright/test'
import errors from '@/messages/ru/errors.json' with { type: 'json' }
import { ask } from './setup/ask'
import { axeFindings } from './setup/axe'
import { addClient } from './setup/branch'
import { DEMO_CLIENTS, DEMO_PASSWORD } from './setup/demo-clients'
import {
  askCode,
  choosePassword,
  clientHeader,
  GUEST_LANGUAGES,
  logIn,
  loginLink,
  open,
  ownPage,
  register,
  signOut,
  storedKeys,
} from './setup/guest-screens'
import { hydrated } from './setup/hydrated'
import { WIDE, wide } from './setup/long-form'
import { codeOf, messagesTo } from './setup/outbox'
import { siteUrl } from './setup/site'

const [russian, english] = GUEST_LANGUAGES
const { auth } = russian

const DEMO = { phone: DEMO_CLIENTS.rich.phone, password: DEMO_PASSWORD }
const PASSWORD = 'мост через Золотой Рог'
const NEW_PASSWORD = 'маяк на мысе Эгершельд'
const STORED = ['client', 'client_authenticated', 'client_device_token', 'client_token']
/** Of one phone from one address; the next one is locked. */
const FAILURES = 5

for (const [index, language] of GUEST_LANGUAGES.entries()) {
  const { auth: texts, prefix, id } = language

  test(
    `a client registers with the code of a message, signs out and in again: ${id}`,
    wide(index > 0),
    async ({ page }) => {
      const phone = `+7999666000${index}`
      await addClient({ phone, language: id })
      await open(page, `${prefix}/account/registration/`)
      await askCode(page, phone, language)
      await expect(page.getByRole('status').filter({ hasText: /999 666 000/ })).toBeVisible()
      if (id === 'ru') expect(await axeFindings(page)).toEqual([])

      await page.getByRole('textbox', { name: texts.code.label.sms }).fill(await codeOf(phone))
      await choosePassword(page, PASSWORD, language)
      await register(page, language)
      const client = await ownPage(page, prefix)
      for (const name of ['Проверкина', 'Вера']) await expect(clientHeader(page)).toContainText(name)
      expect(await storedKeys(page)).toEqual(STORED)

      const [session] = (await page.context().cookies()).filter(({ name }) => name === 'sid')
      await signOut(page, language)
      await expect(page).toHaveURL(siteUrl(`${prefix}/`))
      await expect(loginLink(page, language)).toBeVisible()
      expect(await storedKeys(page)).toEqual(['client_device_token'])
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid')
      const kept = await ask(`${prefix}/account/${client}/`, { headers: { cookie: `sid=${session?.value}` } })
      expect(kept.status).toBe(500)

      await open(page, `${prefix}/account/login/`)
      await logIn(page, { phone, password: PASSWORD }, language)
      expect(await ownPage(page, prefix)).toBe(client)
    },
  )

  test(
    `a wrong password says what to do; too many of them lock for some minutes: ${id}`,
    wide(index > 0),
    async ({ page }) => {
      const phone = `+7999666010${index}`
      await open(page, `${prefix}/account/login/`)
      await logIn(page, { phone, password: 'wrong' }, language)
      const wrong = page.getByRole('alert').filter({ hasText: texts.rejections.credentialsNotFound })
      await expect(wrong.getByRole('link', { name: texts.toRenew })).toBeVisible()
      if (id === 'ru') expect(await axeFindings(page)).toEqual([])
      expect(await storedKeys(page)).toEqual([])

      for (let failures = 1; failures < FAILURES; failures++) {
        const body = JSON.stringify({ phone, password: 'wrong' })
        const headers = { 'content-type': 'application/json' }
        expect((await ask('/api/auth/login/', { method: 'POST', headers, body })).status).toBe(401)
      }
      await page.getByRole('button', { name: texts.login.submit, exact: true }).click()
      const [before = ''] = texts.rejections.tooMany.split('{')
      const locked = page.getByRole('alert').filter({ hasText: before })
      await expect(locked).toContainText(/\d+/)
      await expect(locked.getByRole('link').first()).toHaveAttribute('href', /^tel:\+7/)
      await expect(locked.getByRole('link', { name: texts.toRenew })).toBeVisible()
      await expect(page.getByLabel(texts.password, { exact: true })).toHaveValue('wrong')
    },
  )

  test(
    `a new password ends the sessions of other browsers, and the old one opens nothing: ${id}`,
    wide(index > 0),
    async ({ page }) => {
      const phone = `+7999666020${index}`
      await addClient({ phone, language: id, isRegistered: true })
      const login = (password: string) =>
        ask('/api/auth/login/', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ phone, password }),
          from: `127.9.1.${index + 1}`,
        })
      const elsewhere = (await login(DEMO_PASSWORD)).headers['set-cookie']?.[0]?.split(';')[0] ?? 'none'

      await open(page, `${prefix}/account/renew_password/`)
      await askCode(page, phone, language)
      await page.getByRole('textbox', { name: texts.code.label.sms }).fill(await codeOf(phone))
      await choosePassword(page, NEW_PASSWORD, language)
      const own = `${prefix}/account/${await idOf(elsewhere)}/`
      await page.getByRole('button', { name: texts.renew.submit }).click()
      await expect(page).toHaveURL(siteUrl(own))

      expect((await ask(own, { headers: { cookie: elsewhere } })).status).toBe(500)
      expect([(await login(DEMO_PASSWORD)).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200])
    },
  )
}

test('a stranger’s phone is answered like a client’s, and no message leaves', WIDE, async ({ page }) => {
  const stranger = '+79996660900'
  await open(page, '/account/registration/')
  await askCode(page, stranger, russian)
  await expect(page.getByRole('status').filter({ hasText: 'есть в нашей базе' })).toBeVisible()
  await page.getByRole('textbox', { name: auth.code.label.sms }).fill('123456')
  await choosePassword(page, PASSWORD, russian)
  await register(page, russian)
  await expect(page.getByText(auth.errors.codeWrong).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: auth.code.label.sms })).toBeFocused()
  await expect(page.getByLabel(auth.repeat, { exact: true })).toHaveValue(PASSWORD)
  expect(await messagesTo(stranger)).toEqual([])
})

test('a reader who has an account is told so after the code only, and led to the login', WIDE, async ({ page }) => {
  const { phone } = DEMO_CLIENTS.poor
  await open(page, '/account/registration/')
  await askCode(page, phone, russian)
  await page.getByRole('textbox', { name: auth.code.label.sms }).fill(await codeOf(phone))
  await choosePassword(page, PASSWORD, russian)
  await register(page, russian)
  const alert = page.getByRole('alert').filter({ hasText: auth.rejections.samePhone })
  await alert.getByRole('link', { name: auth.toLogin }).click()
  await expect(page).toHaveURL(siteUrl('/account/login/'))
})

test('a rejected page leads to the login, and the login back to it', async ({ page }) => {
  const answer = await page.goto(siteUrl('/en/account/fines/?x=1'))
  expect([answer?.status(), answer?.headers()['x-refusal']]).toEqual([500, 'account'])
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await hydrated(page)
  await logIn(page, DEMO, english)
  await expect(page).toHaveURL(siteUrl('/en/account/fines/?x=1'))
})

test('a login never leads to another site, and somebody else’s page stays rejected', async ({ page }) => {
  await open(page, '/account/login/?next=//evil.example/')
  await logIn(page, DEMO, russian)
  await ownPage(page)
  expect((await page.goto(siteUrl('/account/2/')))?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1, name: errors.deniedTitle })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the guest screens say so, with the phone', WIDE, async ({ page }) => {
    for (const path of ['/account/login/', '/account/registration/', '/account/renew_password/']) {
      await page.goto(siteUrl(path))
      await expect(page.getByText(/выключены сценарии \(JavaScript\).*\+7/)).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    }
  })
})

/** Whose session a cookie is: `/account/` leads there. */
async function idOf(cookie: string): Promise<string> {
  const { headers } = await ask('/account/', { headers: { cookie } })
  return /\/account\/(\d+)\//.exec(headers.location ?? '')?.[1] ?? 'nobody'
}
