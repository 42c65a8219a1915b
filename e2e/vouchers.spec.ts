import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import ICAL from 'ical.js'
import { readPdf } from '@/tests/setup/read-pdf'
import { confirmBooking, emailOf } from './setup/book'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { lettersTo, messagesTo } from './setup/outbox'
import { holdByDoor } from './setup/paying'
import { readCode } from './setup/read-code'
import { siteUrl } from './setup/site'

const [russian] = LANGUAGES
const PHONE = '+79995552207'

async function follow(page: Page, name: string): Promise<Download> {
  const downloaded = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  return downloaded
}

test('a reader who has booked takes the voucher and the calendar entry along, and is told by e-mail and SMS', async ({
  page,
  browser,
}) => {
  const number = await holdByDoor(page, { ahead: 214, phone: PHONE })
  await confirmBooking(page, russian)
  const { papers } = russian.booking

  const voucher = await follow(page, papers.voucher)
  expect(voucher.suggestedFilename()).toBe(`sun-rent-${number}.pdf`)
  const { text } = await readPdf(await readFile(await voucher.path()))
  for (const part of [number, 'Toyota RAV4', 'Лебедева Мария Андреевна', 'ДТП: 112']) expect(text).toContain(part)
  expect(text).toMatch(/Итого\s+\d[\d ]* ₽/)

  const entry = await follow(page, papers.calendar)
  expect(entry.suggestedFilename()).toBe(`sun-rent-${number}.ics`)
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await entry.path(), 'utf8')))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? calendar)
  expect([event.uid, event.startDate.toJSDate().toISOString().slice(11, 16)]).toEqual([
    `booking-${number}@sunrent`,
    '02:00',
  ])

  await expect
    .poll(async () => (await lettersTo(emailOf(PHONE))).find((letter) => letter.includes(`при получении: ${number}`)))
    .toMatch(new RegExp(`/status/success/\\?booking=${number}&amp;key=[\\w-]{43}`))
  await expect.poll(async () => (await messagesTo(PHONE)).join()).toMatch(new RegExp(`бронь ${number} .*подтверждена`))

  const stranger = await browser.newContext()
  for (const paper of ['voucher', 'calendar']) {
    const answer = await stranger.request.get(siteUrl(`/api/bookings/${number}/${paper}/`))
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([404, 'private, no-store'])
  }
  await stranger.close()
})

for (const [index, language] of LANGUAGES.entries())
  test(`a printed booking leads back to it by its code: ${language.id}`, WIDE, async ({ page }) => {
    const guest = { ahead: 230 + 10 * index, phone: `+7999555221${index}` }
    const number = await holdByDoor(page, guest, language.prefix)
    await confirmBooking(page, language)
    const code = page.getByRole('img', { name: language.booking.papers.code })
    await expect(code).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(code).toBeVisible()
    expect(await readCode(page, await code.screenshot())).toBe(
      siteUrl(`${language.prefix}/status/success/?booking=${number}`),
    )
  })
