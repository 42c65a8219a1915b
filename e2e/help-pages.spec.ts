import { expect, test } from '@playwright/test'
import russian from '@/messages/ru/driver-check.json' with { type: 'json' }
import chinese from '@/messages/zh-CN/driver-check.json' with { type: 'json' }
import { WIDE } from './setup/long-form'
import { siteUrl } from './setup/site'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('"Can I rent?" asks a Chinese licence holder for a translation, and for no permit', WIDE, async ({ page }) => {
    await page.goto(siteUrl('/cn/about/drivers/'))
    await page.getByRole('textbox', { name: chinese.check.age }).fill('35')
    await page.getByRole('textbox', { name: chinese.check.experience }).fill('10')
    await page.getByRole('button', { name: chinese.check.submit }).click()
    const answer = page.getByRole('region', { name: chinese.result.label })
    await expect(answer.getByRole('heading', { name: chinese.result.yes })).toBeVisible()
    await expect(answer).toContainText(chinese.result.translation)
    await expect(answer).not.toContainText(chinese.result.permit)
    await expect(answer.getByRole('link', { name: '越野车' })).toHaveAttribute('href', '/cn/rent/?class=suv')
  })

  test('"Can I rent?" rejects a driver who will be 76 on the rental date', async ({ page }) => {
    await page.goto(siteUrl('/about/drivers/?citizenship=RU&licence=RU&age=76&experience=40'))
    const answer = page.getByRole('region', { name: russian.result.label })
    await expect(answer.getByRole('heading', { name: russian.result.tooOld })).toBeVisible()
    await expect(answer).toContainText('76')
    await expect(answer).toContainText('75')
  })

  test('"Can I rent?" says what is wrong with an answer and keeps the others', WIDE, async ({ page }) => {
    await page.goto(siteUrl('/about/drivers/?citizenship=other&licence=CN&age=30&experience=20'))
    await expect(page.getByRole('alert')).toContainText('16')
    await expect(page.getByRole('textbox', { name: russian.check.age })).toHaveValue('30')
    await expect(page.getByRole('combobox', { name: russian.check.citizenship })).toHaveValue('other')
  })

  test('an earlier version of the terms says so and leads to the one in force, and back', WIDE, async ({ page }) => {
    await page.goto(siteUrl('/rentalterms_archive/'))
    await page
      .getByRole('main')
      .getByRole('link', { name: /1 марта 2026/ })
      .click()
    await expect(page).toHaveURL(/\/rentalterms\/components\/2026-03-01\/$/)
    await expect(page.getByRole('main').getByText('Архив', { exact: true }).first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'другая' }).click()
    await expect(page).toHaveURL(/\/rentalterms\/$/)
    await page.getByRole('main').getByRole('link', { name: 'Все редакции' }).click()
    await expect(page).toHaveURL(/\/rentalterms_archive\/$/)
  })

  test('after an accident both numbers stand before anything else, and Russian words to show', async ({ page }) => {
    await page.goto(siteUrl('/cn/support/incident/'))
    const first = page.getByRole('main').locator('a[href^="tel:"]')
    await expect(first.nth(0)).toHaveAttribute('href', 'tel:112')
    await expect(first.nth(1)).toHaveAttribute('href', /^tel:\+7/)
    await expect(page.getByText('Случилась авария. Пожалуйста, вызовите полицию.')).toHaveAttribute('lang', 'ru')
  })
})

test('the page about accidents opens without a net once it was visited, in each language on its own', async ({
  page,
  context,
}) => {
  await page.goto(siteUrl('/cn/support/incident/'))
  const stored = () => page.evaluate(() => caches.has('/cn/support/incident/'))
  await expect.poll(stored).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('link', { name: '112' }).first()).toBeVisible()
  await expect(page.getByText('Где ближайшая больница?')).toBeVisible()
  await expect(page.goto(siteUrl('/cn/prices/'))).rejects.toThrow()
  await context.setOffline(false)
})

test('the phrases for the road are printed alone, on one sheet', async ({ page }) => {
  await page.goto(siteUrl('/cn/support/incident/#phrases'))
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Где ближайшая больница?')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1047)
})

test.describe('in WeChat', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 MicroMessenger/8.0.50' })

  test('a document opens in the same window, because there are no tabs', async ({ page, context }) => {
    await page.goto(siteUrl('/cn/contacts/'))
    await page
      .getByRole('main')
      .getByRole('link', { name: /隐私政策/ })
      .click()
    await expect(page).toHaveURL(/\/cn\/privacy_policy\/$/)
    expect(context.pages()).toHaveLength(1)
  })
})

test('/support/ leads to the documents in each language, with the query', async ({ request }) => {
  for (const prefix of ['', '/en', '/cn']) {
    const answer = await request.get(siteUrl(`${prefix}/support/?partner=a`), { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toMatch(new RegExp(`${prefix}/support/doc/\\?partner=a$`))
  }
})

test('an unknown version is a 404', async ({ request }) => {
  for (const path of ['/privacy_policy/components/2026-03-02/', '/cn/rentalterms/components/zzz/'])
    expect((await request.get(siteUrl(path))).status(), path).toBe(404)
})
