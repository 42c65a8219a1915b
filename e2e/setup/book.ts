import { expect, type Page } from '@playwright/test'
import type { Language } from './languages'
import { siteUrl, stationDate } from './site'

/** Home → results for a week that begins `ahead` days from now: parallel tests take dates of their own. */
export async function searchFromHome(page: Page, { prefix, search }: Language, ahead: number): Promise<void> {
  await page.goto(siteUrl(`${prefix}/`))
  const form = page.getByRole('search', { name: search.name })
  await form.getByLabel(search.pickupDate).fill(stationDate(ahead))
  await form.getByLabel(search.dropoffDate).fill(stationDate(ahead + 7))
  await form.getByRole('button', { name: search.find }).click()
  await expect(page).toHaveURL(/booking-online\/\?.*from=/)
}

/** Takes the first free car of the results. @returns everything that its card said. */
export async function chooseFirstCar(page: Page, { cars }: Language): Promise<string> {
  const book = page.getByRole('link', { name: around(cars.bookCar) }).first()
  const card = await page.getByRole('article').filter({ has: book }).first().innerText()
  await book.click()
  await expect(page).toHaveURL(/booking-online\/[a-z0-9-]+\/\?/)
  return spaced(card)
}

/** Fills the person's form; phone numbers differ, because a phone may hold only so many cars at once. */
export async function fillDriver(page: Page, { id, booking }: Language, phone: string): Promise<void> {
  const { form } = booking
  const russian = id === 'ru'
  await page.getByLabel(form.lastName, { exact: true }).fill(russian ? 'Лебедева' : 'Lebedeva')
  await page.getByLabel(form.firstName, { exact: true }).fill(russian ? 'Мария' : 'Maria')
  if (russian) await page.getByLabel(form.middleName, { exact: true }).fill('Андреевна')
  await page.getByLabel(form.birthDate).fill('1991-05-14')
  await page.getByLabel(form.licenceSince).fill('2012-06-01')
  await page.getByLabel(form.citizenship).selectOption(id === 'zh-CN' ? 'CN' : russian ? 'RU' : 'other')
  await typePhone(page, form.phone, phone)
  await page.getByLabel(form.email, { exact: true }).fill('maria@clients.example')
  await page.getByRole('checkbox', { name: plain(form.privacyPolicy) }).check()
  await page.getByRole('checkbox', { name: plain(form.personalData) }).check()
}

/** The phone field prefills the country's code: it is cleared and typed as a person would. */
async function typePhone(page: Page, label: string, phone: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label })
  await field.click()
  await field.fill('')
  await field.pressSequentially(phone)
}

/** A message without its `<link>` tags. */
export function plain(message: string): string {
  return message.replace(/<\/?link>/g, '')
}

/** A message that more may follow, such as « (opens in a new tab)». */
export function starting(message: string): RegExp {
  return new RegExp(`^${literally(plain(message))}`)
}

/** `Забронировать {name}` → a pattern of what stands around the name. */
export function around(message: string): RegExp {
  const [before = '', after = ''] = message.split(/\{[^}]+\}/)
  return new RegExp(`^${literally(before)}.+${literally(after)}$`)
}

/** On a phone the price list is folded into the bottom bar; a press opens it, and another folds it again. */
export async function openBreakdown(page: Page, { booking }: Language): Promise<void> {
  const summary = page.locator('summary').filter({ hasText: booking.trip.breakdown, visible: true })
  if (await summary.isVisible()) await summary.click()
}

/** The total as the price list of the page prints it. */
export async function totalOf(page: Page, { quotes }: Language): Promise<string> {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${literally(quotes.total)}$`) })
  return spaced(await term.first().locator('xpath=following-sibling::dd').innerText())
}

/** No-break spaces as plain ones. */
export function spaced(text: string): string {
  return text.replace(/[\u00a0\u202f\u2060]/g, ' ')
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
