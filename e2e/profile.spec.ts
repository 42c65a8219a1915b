import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import en from '@/messages/en/profile.json' with { type: 'json' }
import ru from '@/messages/ru/profile.json' with { type: 'json' }
import cn from '@/messages/zh-CN/profile.json' with { type: 'json' }
import { axeFindings } from './setup/axe'
import { addClient, DEMO_CLIENTS, DEMO_PASSWORD } from './setup/demo-clients'
import { enterAs } from './setup/enter'
import { LANGUAGES } from './setup/languages'
import { IS_LONG, WIDE } from './setup/long-form'
import { codeOf, letterCodeOf, messagesTo } from './setup/outbox'
import { siteUrl } from './setup/site'

const TEXTS = { ru, en, 'zh-CN': cn } as const

async function openSettings(page: Page, prefix = ''): Promise<void> {
  const answer = await page.goto(siteUrl(`${prefix}/account/settings/`))
  expect(answer?.status()).toBe(200)
  await expect(page.locator('fieldset[disabled]')).toHaveCount(0)
}

/** Shows that it is he, where the page asks for it. */
async function stepUp(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: ru.stepUp.title })
  await dialog.getByLabel(ru.stepUp.password, { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: ru.stepUp.submit, exact: true }).click()
}

test('a client changes his e-mail by a code from the letter, and the language of his messages', async ({ page }) => {
  const client = await addClient()
  const fresh = `fresh-${client.id}@clients.example`
  await enterAs(page, client)
  await openSettings(page)
  await page.getByRole('button', { name: ru.email.change }).click()
  await page.getByLabel(ru.email.new).fill('not an address')
  await page.getByRole('button', { name: ru.email.getCode }).click()
  await expect(page.getByRole('link', { name: ru.errors.emailWrong })).toBeVisible()
  await page.getByLabel(ru.email.new).fill(fresh)
  await page.getByRole('button', { name: ru.email.getCode }).click()
  await stepUp(page)

  await page.getByLabel(ru.code.letter).fill('000000')
  await page.getByRole('button', { name: ru.email.confirm }).click()
  await expect(page.getByText(ru.errors.codeWrong)).toBeVisible()
  await page.getByLabel(ru.code.letter).fill(await letterCodeOf(fresh))
  await page.getByRole('button', { name: ru.email.confirm }).click()
  await expect(page.getByText(ru.email.saved)).toBeVisible()
  await expect(page.getByText(fresh)).toBeVisible()
  await expect(page.getByText(client.email)).toHaveCount(0)

  await page.getByLabel(ru.notices.language).selectOption('en')
  const notices = page.getByRole('region', { name: ru.notices.title })
  await notices.getByRole('button', { name: ru.save }).click()
  await expect(notices.getByText(ru.saved, { exact: true })).toBeVisible()
  await openSettings(page)
  await expect(page.getByLabel(ru.notices.language)).toHaveValue('en')
})

test('a client changes his phone by the codes of both', WIDE, async ({ page }) => {
  const client = await addClient()
  const next = client.phone.replace('+7999', '+7998')
  await enterAs(page, client)
  await openSettings(page)
  await page.getByRole('button', { name: ru.phone.change }).click()
  await page.getByRole('textbox', { name: ru.phone.new }).fill(next)
  await page.getByRole('button', { name: ru.phone.getCode }).click()
  await page.getByLabel(ru.code.sms).fill(await codeOf(client.phone))
  await page.getByRole('button', { name: ru.phone.next }).click()
  await expect(page.getByRole('button', { name: ru.phone.confirm })).toBeVisible()
  await page.getByLabel(ru.code.sms).fill(await codeOf(next))
  await page.getByRole('button', { name: ru.phone.confirm }).click()
  await expect(page.getByText(ru.phone.saved)).toBeVisible()
  await expect.poll(async () => (await messagesTo(client.phone))[0]).toContain('новый номер')
})

test('offers need a consent of their own, which can be taken back', WIDE, async ({ page }) => {
  await enterAs(page, await addClient())
  await openSettings(page)
  const notices = page.getByRole('region', { name: ru.notices.title })
  const offers = notices.getByRole('group', { name: ru.notices.topics.offers })
  await offers.getByLabel(ru.notices.sms).check()
  await notices.getByRole('button', { name: ru.save }).click()
  await expect(notices.getByRole('link', { name: ru.errors.marketingNeeded })).toBeVisible()
  await notices.getByLabel(/рекламу/).check()
  await notices.getByRole('button', { name: ru.save }).click()
  await page.getByRole('button', { name: ru.consents.withdrawMarketing }).click()
  await expect(page.getByText(ru.consents.withdrawn)).toBeVisible()
  await expect(offers.getByLabel(ru.notices.sms)).not.toBeChecked()
})

test(
  'a client changes his password here and stays signed in; another browser is signed out',
  WIDE,
  async ({ page, browser }) => {
    const client = await addClient()
    const other = await (await browser.newContext()).newPage()
    await enterAs(other, client)
    await enterAs(page, client)
    await openSettings(page)
    const panel = page.getByRole('region', { name: ru.password.title })
    await panel.getByLabel(ru.password.old, { exact: true }).fill('not his password')
    for (const label of [ru.password.new, ru.password.repeat])
      await panel.getByLabel(label, { exact: true }).fill('зимний маяк 2027')
    await panel.getByRole('button', { name: ru.password.submit }).click()
    await expect(panel.getByText(ru.errors.passwordWrong)).toBeVisible()
    await expect(panel.getByLabel(ru.password.new, { exact: true })).toHaveValue('зимний маяк 2027')
    await panel.getByLabel(ru.password.old, { exact: true }).fill(DEMO_PASSWORD)
    await panel.getByRole('button', { name: ru.password.submit }).click()
    await expect(panel.getByText(ru.password.saved)).toBeVisible()
    await openSettings(page)
    expect((await other.goto(siteUrl('/account/settings/')))?.status()).toBe(500)
    await other.context().close()
  },
)

test('a client signs out another browser of his', WIDE, async ({ page, browser }) => {
  const client = await addClient()
  const other = await (await browser.newContext()).newPage()
  await enterAs(other, client)
  expect((await other.goto(siteUrl('/account/history/')))?.status()).toBe(200)
  await enterAs(page, client)
  await openSettings(page)
  const devices = page.getByRole('region', { name: ru.devices.title })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: /Выйти на устройстве/ }).click()
  await expect(devices.getByText(ru.devices.ended)).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect((await other.goto(siteUrl('/account/history/')))?.status()).toBe(500)
  await other.context().close()
})

test('a client takes his data with him', WIDE, async ({ page }) => {
  const client = await addClient()
  await enterAs(page, client)
  await openSettings(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: ru.data.export }).click()
  await stepUp(page)
  const files = unzipSync(readFileSync(await (await download).path()))
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
  expect(data.client).toMatchObject({ id: client.id, phone: client.phone, email: client.email })
  await expect(page.getByText(ru.data.exported)).toBeVisible()
})

test('a client deletes his account after a question, for good', async ({ page }) => {
  const client = await addClient()
  await enterAs(page, client)
  await openSettings(page)
  await page.getByRole('button', { name: ru.data.delete }).click()
  const question = page.getByRole('dialog', { name: ru.data.question })
  await expect(question).toContainText('Введённые данные будут удалены')
  await question.getByRole('button', { name: ru.data.keep }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: ru.data.delete }).click()
  await question.getByRole('button', { name: ru.data.confirm }).click()
  await stepUp(page)
  await expect(page).toHaveURL(siteUrl('/'))
  expect((await page.goto(siteUrl('/account/settings/')))?.status()).toBe(500)
  await expect.poll(async () => (await messagesTo(client.phone))[0] ?? '').toContain('кабинет удалён')
})

test(
  'the settings stay as typed when a dialog cannot be loaded, and the next press opens it',
  WIDE,
  async ({ page }) => {
    await enterAs(page, await addClient())
    await openSettings(page)
    const surname = page.getByLabel(ru.name.last, { exact: true })
    await surname.fill('Новая')
    await page.route(/\.js/, (route) => route.abort())
    await page.getByRole('button', { name: ru.data.delete }).click()
    await expect(page.getByRole('alert').filter({ hasText: ru.rejections.operation })).toBeVisible()
    await expect(surname).toHaveValue('Новая')
    await page.unroute(/\.js/)
    await page.getByRole('button', { name: ru.data.delete }).click()
    await expect(page.getByRole('dialog', { name: ru.data.question })).toBeVisible()
  },
)

test('a client with a car, a booking and a debt is told why he cannot', WIDE, async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.rich)
  await openSettings(page)
  const { rental_active, booking_open, debt } = ru.data.blockers
  for (const reason of [rental_active, booking_open, debt]) await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByRole('button', { name: ru.data.delete })).toHaveCount(0)
})

for (const { id, prefix } of LANGUAGES)
  test(`every panel is there, fits and can be read: ${id}`, WIDE, async ({ page }) => {
    const texts = TEXTS[id]
    await enterAs(page, DEMO_CLIENTS.poor)
    for (const width of id === 'ru' ? (IS_LONG ? [320, 1280, 1920] : [320, 1280]) : [390]) {
      await page.setViewportSize({ width, height: 900 })
      await openSettings(page, prefix)
      for (const { title } of [texts.name, texts.password, texts.notices, texts.devices, texts.consents, texts.data])
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      if (width !== 1920) expect(await axeFindings(page)).toEqual([])
    }
    if (id !== 'ru') {
      const main = await page.getByRole('main').innerText()
      expect(main.replaceAll('Русский', '')).not.toMatch(/\p{Script=Cyrillic}/u)
    }
  })
