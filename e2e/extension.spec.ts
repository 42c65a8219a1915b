import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { axeFindings } from './setup/axe'
import { confirmBooking, emailOf, starting } from './setup/book'
import { query } from './setup/demo-clients'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { lettersTo, messagesTo } from './setup/outbox'
import { holdByDoor } from './setup/paying'
import { siteUrl, stationDate } from './setup/site'

const [russian] = LANGUAGES
const { extension } = russian.booking
/** What a text begins with, before the first value in it. */
const said = (text: string) => starting(text.split(' {')[0] ?? '')

test('a guest asks to keep the car longer, the branch agrees at the command line, and the page shows the new return', async ({
  page,
}) => {
  const [ahead, phone] = [230, '+79995552301']
  const number = await holdByDoor(page, { ahead, phone })
  await confirmBooking(page, russian)
  await query(
    `with moved as (update bookings set status = 'active' where number = $1 returning id)
      insert into booking_status_history (booking_id, status, actor, at) select id, 'active', 'branch', now() from moved`,
    [number],
  )
  await page.goto(siteUrl(`/status/success/?booking=${number}`))
  await hydrated(page)
  const panel = page.getByRole('region', { name: extension.title })
  const send = panel.getByRole('button', { name: said(extension.send) })
  await expect(send).toHaveCount(0)

  await panel.getByLabel(extension.date).fill(stationDate(ahead + 4))
  await expect(panel.getByRole('alert')).toContainText(extension.notLater.split(' {')[0] ?? '')
  await panel.getByLabel(extension.date).fill(stationDate(ahead + 6))
  await expect(panel.getByRole('status').filter({ hasText: '₽' })).toBeVisible()
  await expect(send).toHaveText(/₽/)
  expect(await axeFindings(page)).toEqual([])
  await send.click()
  await expect(panel.getByText(said(extension.sent))).toBeVisible()
  await expect(panel.getByText(said(extension.stands))).toBeVisible()
  await expect(send).toHaveCount(0)

  await panel.getByRole('button', { name: extension.withdraw }).click()
  await expect(panel.getByText(said(extension.sent))).toHaveCount(0)
  await panel.getByLabel(extension.date).fill(stationDate(ahead + 5))
  await send.click()
  await expect(panel.getByText(said(extension.sent))).toBeVisible()

  const { rows } = await query(
    `select e.id, b.total_kop::int as total from extension_requests e join bookings b on b.id = e.booking_id
      where b.number = $1 and e.state = 'sent'`,
    [number],
  )
  expect(rows).toHaveLength(1)
  expect(operate('extension', 'list')).toContain(number)
  expect(operate('extension', 'accept', '--id', String(rows[0]?.id))).toContain(number)
  await page.reload()
  await expect(panel.getByText(said(extension.accepted))).toBeVisible()
  const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const newReturn = day.format(new Date(stationDate(ahead + 5)))
  await expect(page.getByRole('main').locator('time').filter({ hasText: newReturn })).toBeVisible()
  await expect(page.getByText(russian.quotes.extension, { exact: true }).first()).toBeVisible()
  await expect.poll(async () => (await messagesTo(phone)).join('\n')).toContain('аренда продлена')
  await expect.poll(async () => (await lettersTo(emailOf(phone))).join('\n')).toContain(newReturn)
})

/** A command of the branch, as it is typed. */
function operate(...args: string[]): string {
  const env = { ...process.env, DATABASE_URL: process.env.E2E_DATABASE_URL }
  return execFileSync(process.execPath, ['dist/provider/cli/main.js', ...args], { env, encoding: 'utf8' })
}
