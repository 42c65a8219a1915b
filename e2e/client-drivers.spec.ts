import { expect, type Locator, type Page, test } from '@playwright/test'
import en from '@/messages/en/client-drivers.json' with { type: 'json' }
import account from '@/messages/ru/account.json' with { type: 'json' }
import ru from '@/messages/ru/client-drivers.json' with { type: 'json' }
import debts from '@/messages/ru/debts.json' with { type: 'json' }
import files from '@/messages/ru/files.json' with { type: 'json' }
import cn from '@/messages/zh-CN/client-drivers.json' with { type: 'json' }
import settings from '@/provider/demo/seed/data/settings.json' with { type: 'json' }
import { jpeg, pdf, phonePhoto } from '@/tests/setup/sample-files'
import { ask } from './setup/ask'
import { axeFindings } from './setup/axe'
import { fillDate } from './setup/dates'
import { addClient, DEMO_CLIENTS, proveByCode, signIn } from './setup/demo-clients'
import { enterAs } from './setup/enter'
import { WIDE } from './setup/long-form'
import { addFine } from './setup/own-rows'
import { siteUrl } from './setup/site'

const { rules } = settings
const NAME = 'Проверкин Пётр Примерович'

const openDrivers = (page: Page, query = '', prefix = '') => page.goto(siteUrl(`${prefix}/account/drivers/${query}`))
const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: ru.list }).getByRole('listitem').filter({ hasText: name })

async function fill(form: Locator, phone: string): Promise<void> {
  await form.getByLabel(ru.form.lastName).fill('Проверкин')
  await form.getByLabel(ru.form.firstName).fill('Пётр')
  await form.getByRole('textbox', { name: ru.form.middleName }).fill('Примерович')
  await form.getByRole('textbox', { name: ru.form.phone }).fill(phone)
  await form.getByLabel(ru.form.email).fill('petr@clients.example')
  await fillDate(form, ru.form.birthDate, '1990-05-17')
  await form.getByLabel(ru.form.licenceNumber).fill('99 99 123456')
  await fillDate(form, ru.form.issuedAt, '2020-03-01')
  await fillDate(form, ru.form.expiresAt, '2035-03-01')
}

async function choose(form: Locator, scan: string, name: string, buffer: Buffer): Promise<void> {
  const field = form.getByLabel(new RegExp(`^${scan}: (${ru.scan.choose}|${ru.scan.replace})$`, 'i'))
  await field.setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

test('a client adds a driver with scans, confirms, changes and deletes him', async ({ page }) => {
  await proveByCode(await enterAs(page, await addClient()))
  await openDrivers(page)
  await page.getByRole('main').getByRole('link', { name: ru.emptyAction }).click()
  const form = page.locator('form')
  const next = form.getByRole('button', { name: ru.form.next })
  await expect(page.getByRole('heading', { name: ru.form.newTitle })).toBeVisible()

  await next.click()
  const summary = page.getByRole('alert').filter({ hasText: ru.errors.summary })
  for (const text of [ru.errors.lastNameEmpty, ru.errors.phoneEmpty])
    await expect(summary.getByRole('link', { name: text })).toBeVisible()

  await fill(form, '+7 999 000 01 01')
  await next.click()
  await expect(form.getByRole('group', { name: ru.form.scans })).toBeVisible()
  await next.click()
  for (const text of [ru.errors.passportMissing, ru.errors.licenceMissing])
    await expect(summary.getByRole('link', { name: text })).toBeVisible()
  await choose(form, ru.scan.passport, 'passport.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(form.getByText(files.errors.fileTypeRejected)).toBeVisible()
  await choose(form, ru.scan.passport, 'small.jpg', await jpeg({ width: 999, height: 640 }))
  await expect(form.getByText(/нужно не меньше 1\s000 точек/)).toBeVisible()
  await choose(form, ru.scan.passport, 'passport.jpg', await phonePhoto())
  await choose(form, ru.scan.licence, 'licence.pdf', pdf())
  await expect(form.getByText(/Загружен, .*Хранится до/)).toHaveCount(2)
  await form.getByRole('button', { name: `${ru.scan.passport}: показать` }).click()
  const picture = form.getByRole('img', { name: ru.scan.passport })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)

  // The way back of the browser leads to the step before, with all that was typed and sent.
  await page.goBack()
  await expect(form.getByLabel(ru.form.lastName)).toHaveValue('Проверкин')
  await next.click()
  await expect(form.getByText(/Загружен, .*Хранится до/)).toHaveCount(2)
  await next.click()
  await expect(form.getByText(ru.errors.phoneTaken).last()).toBeVisible()
  await form.getByRole('textbox', { name: ru.form.phone }).fill('+7 999 777 01 01')
  await next.click()
  await next.click()

  const flow = page.getByRole('main')
  await expect(flow.getByText('+7 999 777 0101').first()).toBeVisible()
  await expect(flow.getByText(/МБ, удалим/)).toHaveCount(2)
  const row = rowOf(page, NAME)
  await expect(row.getByText(ru.state.unconfirmed, { exact: true })).toBeVisible()
  await flow.getByRole('link', { name: ru.approve.later }).click()
  await row.getByRole('link', { name: /^Подтвердить данные/ }).click()
  const submit = flow.getByRole('button', { name: ru.approve.submit })
  await submit.click()
  await expect(flow.getByText(ru.approve.consentNeeded)).toBeVisible()
  await flow.getByRole('checkbox').check()
  await submit.click()
  await expect(row.getByText(ru.state.on_review, { exact: true })).toBeVisible()
  await expect(submit).toHaveCount(0)

  await row.locator('summary').click()
  await row.getByRole('link', { name: new RegExp(`^${ru.edit}`) }).click()
  await expect(page.getByText(ru.form.reviewNote)).toBeVisible()
  await expect(form.getByLabel(ru.form.lastName)).toHaveValue('Проверкин')
  await choose(form, ru.scan.licence, 'licence.jpg', await jpeg())
  await expect(form.getByText(/Загружен, .*Хранится до/)).toHaveCount(2)
  await form.getByLabel(ru.form.email).fill('new@clients.example')
  await form.getByRole('button', { name: ru.form.save }).click()
  await expect(row).toContainText('new@clients.example')
  // Another scan may be another person's: his consent is asked for anew.
  await expect(row.getByText(ru.state.unconfirmed, { exact: true })).toBeVisible()
  await expect(submit).toBeVisible()

  await row.getByRole('button', { name: new RegExp(`^${ru.remove.open}`) }).click()
  const question = page.getByRole('dialog', { name: ru.remove.question })
  await question.getByRole('button', { name: ru.remove.keep }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: new RegExp(`^${ru.remove.open}`) }).click()
  await question.getByRole('button', { name: ru.remove.submit }).click()
  await expect(row).toHaveCount(0)
})

test('an upload shows how far it is, can be called off, and is tried again after a failure', WIDE, async ({ page }) => {
  await enterAs(page, await addClient())
  await openDrivers(page, '?add')
  const form = page.locator('form')
  await fill(form, '+7 999 777 01 02')
  await form.getByRole('button', { name: ru.form.next }).click()
  await page.route('**/api/account/files/**', (route) => route.abort('connectionfailed'), { times: 1 })
  await choose(form, ru.scan.passport, 'passport.jpg', await jpeg())
  await expect(form.getByText(files.errors.offline)).toBeVisible()
  await form.getByRole('button', { name: `${ru.scan.passport}: повторить загрузку` }).click()
  await expect(form.getByText(/Загружен, /)).toBeVisible()

  await page.route('**/api/account/files/**', () => undefined)
  await choose(form, ru.scan.licence, 'licence.jpg', await jpeg({ width: 4000, height: 3000 }))
  await expect(form.getByRole('progressbar', { name: `${ru.scan.licence}: загрузка` })).toBeVisible()
  await form.getByRole('button', { name: `${ru.scan.licence}: отменить загрузку` }).click()
  await expect(form.getByRole('progressbar')).toHaveCount(0)

  await choose(form, ru.scan.licence, 'large.pdf', Buffer.concat([pdf(), Buffer.alloc(11 * 1024 * 1024)]))
  await expect(form.getByText(`Файл больше ${rules.scanMaxMb} МБ`)).toBeVisible()
})

test('a client without drivers is told what they are for, and led to the form', WIDE, async ({ page }) => {
  await enterAs(page, DEMO_CLIENTS.poor)
  await openDrivers(page)
  await expect(page.getByRole('heading', { name: account.empty.drivers.title })).toBeVisible()
  await expect(page.getByText(new RegExp(`удаляются через ${rules.scanRetentionDays}\\s`))).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: ru.emptyAction }).click()
  await expect(page.getByRole('heading', { name: ru.form.newTitle })).toBeVisible()
})

test('demo drivers show their states, with the reason, and their scans open once for their client alone', async ({
  page,
}) => {
  const { cookie } = await enterAs(page, DEMO_CLIENTS.rich)
  await proveByCode({ cookie })
  await openDrivers(page)
  await expect(rowOf(page, 'Маяков Тихон').getByText(ru.state.verified, { exact: true })).toBeVisible()
  await expect(rowOf(page, 'Отливов')).toContainText(
    'Скан водительского удостоверения размыт, снимите документ при дневном свете',
  )
  await expect(rowOf(page, 'Мостовая').getByText(ru.state.incomplete, { exact: true })).toBeVisible()

  await rowOf(page, 'Отливов').locator('summary').click()
  await rowOf(page, 'Отливов')
    .getByRole('link', { name: new RegExp(`^${ru.edit}`) })
    .click()
  const opened = page.waitForResponse(/files\/download\//)
  await page.getByRole('button', { name: `${ru.scan.licence}: показать` }).click()
  const answer = await opened
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'cache-control': expect.stringMatching(/no-store/),
    'content-type': 'image/jpeg',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  const path = new URL(answer.url()).pathname
  for (const headers of [{ cookie }, {}, { cookie: `${cookie.split('=')[0]}=${'A'.repeat(43)}` }])
    expect((await ask(path, { headers })).status).toBe(404)
})

test('a fine is disputed with a file, once, and the payment page is filled in', async ({ page }) => {
  const client = await addClient()
  const fine = await addFine(client.id, 'DEMO-000501')
  await enterAs(page, client)
  await page.goto(siteUrl('/account/fines/'))
  const row = page.getByRole('group').filter({ hasText: fine })
  await expect(row).toContainText('Русский мост')
  await expect(row).toContainText(/До .* включительно\s— 563\s₽/)
  await row.getByRole('button', { name: /^Оспорить/ }).click()
  const dialog = page.getByRole('dialog', { name: debts.dispute.title })
  await dialog.getByRole('button', { name: debts.dispute.submit }).click()
  await expect(dialog.getByText(debts.dispute.textEmpty)).toBeVisible()
  await dialog.getByLabel(debts.dispute.text).fill('За рулём был другой водитель.')
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await jpeg() }
  await dialog.getByLabel(debts.dispute.addFile).setInputFiles(file)
  await expect(dialog.getByText('photo.jpg')).toBeVisible()
  await expect(dialog.getByRole('progressbar')).toHaveCount(0)
  await dialog.getByRole('button', { name: debts.dispute.submit }).click()
  await expect(row.getByText(debts.status.disputed, { exact: true })).toBeVisible()
  await expect(row).toContainText('Вы оспорили')
  await expect(row.getByRole('button', { name: /^Оспорить/ })).toHaveCount(0)

  await row.getByRole('link', { name: /^Оплатить/ }).click()
  await expect(page).toHaveURL(new RegExp(`purpose=fine&number=${fine}`))
  await expect(page.getByRole('combobox').first()).toHaveValue('fine')
})

for (const { prefix, texts } of [
  { prefix: '/en', texts: en },
  { prefix: '/cn', texts: cn },
])
  test(`list and form in ${prefix}: no middle name is asked for, nothing axe would report`, WIDE, async ({ page }) => {
    await enterAs(page, DEMO_CLIENTS.rich)
    await openDrivers(page, '', prefix)
    await expect(page.getByText(texts.state.verified, { exact: true })).toBeVisible()
    await openDrivers(page, '?add', prefix)
    await page.getByRole('button', { name: texts.form.next }).click()
    await expect(page.getByRole('alert').getByRole('link', { name: texts.errors.lastNameEmpty })).toBeVisible()
    await expect(page.getByLabel(texts.form.middleName)).toHaveCount(0)
    expect(await axeFindings(page)).toEqual([])
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list stands, and says why nothing can be changed', WIDE, async ({ page, context }) => {
    const { cookie } = await signIn(DEMO_CLIENTS.rich)
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: siteUrl(), httpOnly: true, sameSite: 'Lax' }])
    await openDrivers(page)
    await expect(rowOf(page, 'Маяков Тихон')).toBeVisible()
    expect(await page.content()).toContain(ru.noScript)
    await expect(page.getByRole('button', { name: /^Удалить/ })).toHaveCount(0)
  })
})
