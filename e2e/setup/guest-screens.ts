import { expect, type Locator, type Page } from '@playwright/test'
import enAuth from '@/messages/en/auth.json' with { type: 'json' }
import enLayout from '@/messages/en/layout.json' with { type: 'json' }
import auth from '@/messages/ru/auth.json' with { type: 'json' }
import layout from '@/messages/ru/layout.json' with { type: 'json' }
import cnAuth from '@/messages/zh-CN/auth.json' with { type: 'json' }
import cnLayout from '@/messages/zh-CN/layout.json' with { type: 'json' }
import { hydrated } from './hydrated'
import { siteUrl } from './site'

/** A language as the screens of signing in speak it. */
export const GUEST_LANGUAGES = [
  { id: 'ru', prefix: '', auth, layout },
  { id: 'en', prefix: '/en', auth: enAuth, layout: enLayout },
  { id: 'zh-CN', prefix: '/cn', auth: cnAuth, layout: cnLayout },
] as const

type Texts = { auth: typeof auth }

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl(path))
  await hydrated(page)
}

export async function askCode(page: Page, phone: string, { auth: texts }: Texts): Promise<void> {
  await page.getByRole('textbox', { name: texts.phone, exact: true }).fill(phone)
  await page.getByRole('button', { name: texts.code.submit }).click()
  await expect(page.getByRole('textbox', { name: texts.code.label.sms })).toBeFocused()
}

export async function choosePassword(page: Page, password: string, { auth: texts }: Texts): Promise<void> {
  await page.getByLabel(texts.newPassword, { exact: true }).fill(password)
  await page.getByLabel(texts.repeat, { exact: true }).fill(password)
}

/** Gives both consents and sends the form. */
export async function register(page: Page, { auth: texts }: Texts): Promise<void> {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: texts.registration.submit }).click()
}

export async function logIn(
  page: Page,
  { phone, password }: { phone: string; password: string },
  { auth: texts }: Texts,
): Promise<void> {
  await page.getByRole('textbox', { name: texts.phone, exact: true }).fill(phone)
  await page.getByLabel(texts.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.login.submit, exact: true }).click()
}

/** Waits for the client's own page. @returns the client's id */
export async function ownPage(page: Page, prefix = ''): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`^${siteUrl(`${prefix}/account/`)}\\d+/$`))
  return /(\d+)\/$/.exec(page.url())?.[1] ?? ''
}

export async function signOut(page: Page, { layout: texts }: { layout: typeof layout }): Promise<void> {
  await page.getByRole('banner').locator('[data-look="account"] > summary').click()
  await page
    .getByRole('banner')
    .locator('[data-look="account"]')
    .getByRole('button', { name: texts.client.signOut })
    .click()
}

/** Who is signed in, as the header says. */
export function clientHeader(page: Page): Locator {
  return page.getByRole('banner').locator('[data-look="account"] > summary')
}

/** What a guest's header has instead. */
export function loginLink(page: Page, { layout: texts }: { layout: typeof layout }): Locator {
  return page.getByRole('banner').getByRole('link', { name: texts.nav.account })
}

/** The keys of the specification that this browser has. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('client'))
      .sort(),
  )
}
