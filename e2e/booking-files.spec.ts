import { expect, type Page, test } from '@playwright/test'
import en from '@/messages/en/files.json' with { type: 'json' }
import drivers from '@/messages/ru/client-drivers.json' with { type: 'json' }
import files from '@/messages/ru/files.json' with { type: 'json' }
import cn from '@/messages/zh-CN/files.json' with { type: 'json' }
import { jpeg, pdf } from '@/tests/setup/sample-files'
import { ask } from './setup/ask'
import { axeFindings } from './setup/axe'
import { confirmBooking, confirmedTitle } from './setup/book'
import { query } from './setup/demo-clients'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { holdByDoor } from './setup/paying'
import { siteUrl } from './setup/site'

const [russian] = LANGUAGES
const { bookingScans, handOverPhotos } = files
const FILE = { mimeType: 'application/octet-stream' }

async function openBooking(page: Page, ahead: number, phone: string): Promise<string> {
  const number = await holdByDoor(page, { ahead, phone })
  await confirmBooking(page, russian)
  await expect(confirmedTitle(page, russian)).toBeVisible()
  await hydrated(page)
  return number
}

async function handOut(number: string): Promise<void> {
  await query(
    `with moved as (update bookings set status = 'active' where number = $1 returning id)
      insert into booking_status_history (booking_id, status, actor, at) select id, 'active', 'branch', now() from moved`,
    [number],
  )
}

test('a guest sends documents ahead, sees what was sent, and takes one back', async ({ page }) => {
  const number = await openBooking(page, 53, '+79995551931')
  const panel = page.getByRole('main').locator('section').filter({ hasText: bookingScans.title })
  await expect(panel.getByText(bookingScans.text)).toBeVisible()
  await panel.getByRole('button', { name: bookingScans.send }).click()
  const choose = (scan: string) =>
    panel.getByLabel(new RegExp(`^${scan}: (${drivers.scan.choose}|${drivers.scan.replace})$`, 'i'))
  const whole = { ...FILE, name: 'passport.jpg', buffer: await jpeg() }
  await choose(drivers.scan.passport).setInputFiles({ ...whole, buffer: await jpeg({ width: 900, height: 640 }) })
  await expect(panel.getByText(/нужно не меньше 1\s000 точек/)).toBeVisible()
  await choose(drivers.scan.passport).setInputFiles(whole)
  await expect(panel.getByText(bookingScans.sentPartly)).toBeVisible()
  await choose(drivers.scan.licence).setInputFiles({ ...FILE, name: 'licence.pdf', buffer: pdf() })
  await expect(panel.getByText(bookingScans.sent)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.reload()
  const sent = panel.getByRole('list', { name: bookingScans.list }).getByRole('listitem')
  await expect(sent).toHaveText([/Паспорт.*МБ, удалим/, /удостоверение.*МБ, удалим/])
  await hydrated(page)
  await panel.getByRole('button', { name: bookingScans.change }).click()
  await panel.getByRole('button', { name: `${drivers.scan.passport}: удалить` }).click()
  await expect(panel.getByText(bookingScans.sentPartly)).toBeVisible()
  await expect(sent).toHaveCount(1)

  // Without the key there is no such booking.
  const path = `/api/bookings/${number}/files/?kind=passport`
  const stranger = await ask(path, { method: 'POST', body: await jpeg(), headers: { 'content-type': FILE.mimeType } })
  expect(stranger.status).toBe(404)
})

test('photos of the car are sent one by one, and what a lost connection stopped goes on', async ({ page, browser }) => {
  const number = await openBooking(page, 240, '+79995551932')
  const panel = page.getByRole('main').locator('section').filter({ hasText: handOverPhotos.title })
  await expect(panel).toHaveCount(0)
  await handOut(number)
  await page.reload()
  await hydrated(page)
  await expect(panel.getByText(handOverPhotos.textPickup)).toBeVisible()
  await panel.getByRole('button', { name: handOverPhotos.add }).click()
  await page.route('**/files/?kind=photo', (route) => route.abort('connectionfailed'), { times: 1 })
  const photo = async (name: string, width: number) => ({ ...FILE, name, buffer: await jpeg({ width, height: 900 }) })
  const field = panel.getByLabel(handOverPhotos.choose)
  await field.setInputFiles([await photo('front.jpg', 1300), await photo('back.jpg', 1310)])
  await expect(panel.getByText(files.errors.offline)).toBeVisible()
  const shown = panel.getByRole('list', { name: handOverPhotos.pickup }).getByRole('img')
  await expect(shown).toHaveCount(1)
  await panel.getByRole('button', { name: 'front.jpg: повторить' }).click()
  await expect(shown).toHaveCount(2)
  await expect(panel.getByText('Можно добавить ещё 10 снимков')).toBeVisible()
  await expect.poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  expect(await axeFindings(page)).toEqual([])

  const href = (await panel.getByRole('link').first().getAttribute('href')) ?? ''
  const answer = await page.request.get(siteUrl(href))
  expect(answer.headers()).toMatchObject({
    'cache-control': expect.stringMatching(/no-store/),
    'content-type': 'image/jpeg',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  await panel.getByRole('button', { name: /снимок 2, .*: удалить$/ }).click()
  await expect(shown).toHaveCount(1)
  await expect(panel.getByText('Можно добавить ещё 11 снимков')).toBeVisible()

  const other = await browser.newContext()
  expect((await other.request.get(siteUrl(href))).status()).toBe(404)
  await other.close()
})

for (const { prefix, texts, ahead, phone } of [
  { prefix: '/en', texts: en, ahead: 65, phone: '+79995551933' },
  { prefix: '/cn', texts: cn, ahead: 74, phone: '+79995551934' },
])
  test(`documents and photos in ${prefix}`, WIDE, async ({ page }) => {
    const number = await openBooking(page, ahead, phone)
    await page.goto(siteUrl(`${prefix}/status/success/?booking=${number}`))
    await expect(page.getByRole('heading', { name: texts.bookingScans.title })).toBeVisible()
    await handOut(number)
    await page.reload()
    await expect(page.getByRole('heading', { name: texts.handOverPhotos.title })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
