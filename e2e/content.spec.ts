import { expect, type Page, test } from '@playwright/test'
import enFaq from '@/messages/en/faq.json' with { type: 'json' }
import ruEvents from '@/messages/ru/events.json' with { type: 'json' }
import ruFaq from '@/messages/ru/faq.json' with { type: 'json' }
import ruPartners from '@/messages/ru/partners.json' with { type: 'json' }
import { starting } from './setup/book'
import { hydrated } from './setup/hydrated'
import { WIDE } from './setup/long-form'
import { siteUrl } from './setup/site'

const QUESTION = { id: 'payment-deposit', title: 'Зачем залог и когда его вернут?' }

test.describe('questions and answers', () => {
  test('the address of a question opens it, and only it', async ({ page }) => {
    await page.goto(siteUrl(`/about/faq/#${QUESTION.id}`))
    const answer = page.locator(`#${QUESTION.id}`)
    await expect(answer).toBeVisible()
    await expect(answer).toContainText('дней после возврата машины')
    await expect(page.getByRole('heading', { name: QUESTION.title })).toBeInViewport()
    await expect(page.locator('details[data-faq-question][open]')).toHaveCount(1)

    // The address changes on a page that is there already.
    await page.goto(siteUrl('/about/faq/#fines-key'))
    await expect(page.locator('#fines-key')).toBeVisible()
  })

  test('the search leaves what matches and says how much that is', WIDE, async ({ page }) => {
    await page.goto(siteUrl('/about/faq/'))
    await hydrated(page)
    const questions = page.getByRole('main').locator('details').filter({ visible: true })
    const all = await questions.count()
    await page.getByRole('searchbox', { name: ruFaq.find.label }).fill('разделить залог')
    await expect(questions).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('status')).toContainText('1')
    await page.getByRole('searchbox').fill('щщщ')
    await expect(questions).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('status')).toContainText('Ничего не нашлось')
    await page.getByRole('searchbox').fill('')
    await expect(questions).toHaveCount(all)
  })

  test('every answer can be read without JavaScript', WIDE, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(siteUrl('/en/about/faq/'))
    await expect(page.getByRole('heading', { level: 1, name: enFaq.title })).toBeVisible()
    await page.locator('summary').filter({ hasText: 'When do I pay?' }).click()
    await expect(page.locator('#payment-when')).toBeVisible()
    await context.close()
  })
})

test('an event leads to the search with its code', WIDE, async ({ page }) => {
  await page.goto(siteUrl('/about/events/'))
  await page.getByRole('link', { name: 'Китайский Новый год во Владивостоке' }).click()
  await expect(page).toHaveURL(/\/about\/events\/5\/$/)
  await page.getByRole('link', { name: ruEvents.bookWithCode.replace('{code}', 'CHUNJIE') }).click()
  await expect(page).toHaveURL(/\/booking-online\/\?promo=CHUNJIE$/)
})

test.describe('the partners’ form', () => {
  test('sends a request with two consents and says that it arrived', async ({ page }) => {
    const { form, errors } = ruPartners
    await page.goto(siteUrl('/about/partnership/'))
    await hydrated(page)
    const send = page.getByRole('button', { name: form.send })
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: errors.summary })).toContainText(errors.privacyPolicyNeeded)

    await fillRequest(page)
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/partners/'))
    await send.click()
    expect((await answer).status()).toBe(201)
    await expect(page.getByRole('status').filter({ hasText: form.sentText })).toBeFocused()
  })

  test('keeps what was typed when the site does not answer', WIDE, async ({ page }) => {
    const { form, failures } = ruPartners
    await page.route('**/api/partners/', (route) => route.abort())
    await page.goto(siteUrl('/about/partnership/'))
    await hydrated(page)
    await fillRequest(page)
    await page.getByRole('button', { name: form.send }).click()
    await expect(page.getByRole('alert').filter({ hasText: failures.notSent })).toBeVisible()
    await expect(page.getByLabel(form.company)).toHaveValue('Отель «Амур»')
  })
})

test.describe('news', () => {
  test('stand in Chinese alone; other languages lead home and keep the query', async ({ page, request }) => {
    await page.goto(siteUrl('/cn/news/'))
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/cn\/news\/[a-z0-9-]+\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const languages = page.locator('link[rel="alternate"][hreflang]')
    expect(await languages.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual([
      'zh-CN',
      'x-default',
    ])

    for (const [from, to] of [
      ['/news/?partner=amur', '/?partner=amur'],
      ['/news/any/thing/', '/'],
      ['/en/news/any/', '/en/'],
    ] as const) {
      const answer = await request.get(siteUrl(from), { maxRedirects: 0 })
      expect([answer.status(), new URL(answer.headers().location ?? '', siteUrl()).href]).toEqual([307, siteUrl(to)])
    }
    expect((await request.get(siteUrl('/cn/news/no-such-story/'))).status()).toBe(404)
  })
})

/** The phone field prefills the country's code: it is cleared and typed as a person would. */
async function fillRequest(page: Page): Promise<void> {
  const { form } = ruPartners
  await page.getByLabel(form.company).fill('Отель «Амур»')
  await page.getByLabel(form.kind).selectOption('hotel')
  await page.getByLabel(form.contactName).fill('Анна')
  const phone = page.getByRole('textbox', { name: form.phone })
  await phone.click()
  await phone.fill('')
  await phone.pressSequentially('+79140001122')
  await page.getByRole('textbox', { name: form.email }).fill('amur@hotel.example')
  await page.getByRole('checkbox', { name: starting(form.privacyPolicy) }).check()
  await page.getByRole('checkbox', { name: starting(form.personalData) }).check()
}
