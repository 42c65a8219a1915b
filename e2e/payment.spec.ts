import { expect, test } from '@playwright/test'
import payments from '@/messages/ru/payments.json' with { type: 'json' }
import { axeFindings } from './setup/axe'
import { confirmBooking, spaced, totalOf } from './setup/book'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { holdByDoor } from './setup/paying'
import { siteUrl } from './setup/site'

const [russian] = LANGUAGES

test('what a booking costs is told for its number and surname, and for no other surname', async ({ page }) => {
  const number = await holdByDoor(page, { ahead: 210, phone: '+79995552101' })
  const total = await totalOf(page, russian)
  await confirmBooking(page, russian)

  const missing: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('MISSING_MESSAGE')) missing.push(message.text())
  })
  await page.goto(siteUrl('/payment/'))
  await hydrated(page)
  const surname = page.getByRole('textbox', { name: payments.fio })
  const find = page.getByRole('button', { name: payments.submit, exact: true })
  await page.getByLabel(payments.purposeLabel).selectOption({ label: payments.purpose.booking })
  await page.getByRole('textbox', { name: payments.number }).fill(number)
  await surname.fill('Гусева')
  await find.click()
  await expect(page.getByRole('alert').filter({ hasText: payments.failures.notFound })).toBeVisible()

  await surname.fill('лебедева')
  await find.click()
  const found = page.getByRole('region', { name: payments.found.title.booking.replace('{number}', number) })
  await expect(found).toBeFocused()
  const text = spaced(await found.innerText())
  expect(text).toContain(total)
  expect(text).toContain('Подтверждена')
  expect(text).not.toContain('Мария')
  expect(text).toMatch(/Состояние\s+Подтверждена/)
  expect(await axeFindings(page)).toEqual([])
  await expect(page.getByRole('main')).not.toContainText(payments.failures.notFound)

  await page.getByLabel(payments.purposeLabel).selectOption({ label: payments.purpose.other })
  await expect(found).toHaveCount(0)
  await expect(page.getByLabel(payments.sum)).toBeVisible()
  await page.getByRole('button', { name: payments.pay, exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: payments.errors.summary })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(5)
  expect(missing).toEqual([])
})
