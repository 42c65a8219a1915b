import { expect, type Locator, type Page } from '@playwright/test'
import { fillDate } from './dates'
import { hydrated } from './hydrated'
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

/** From the options to the person's form, taking nothing on the way. */
export async function passOptions(page: Page, { booking }: Language): Promise<void> {
  await page.getByRole('button', { name: booking.options.next }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/step=you/)
}

/** Opens the form of a car, fills it in and sends it. @returns the number of the booking on hold. */
export async function holdCar(page: Page, language: Language, path: string, phone: string): Promise<string> {
  await page.goto(siteUrl(`${language.prefix}${path}&step=you`))
  await hydrated(page)
  await fillDriver(page, language, phone)
  await sendDriver(page, language)
  await expect(page.getByRole('timer')).toBeVisible()
  return new URL(page.url()).searchParams.get('booking') ?? ''
}

export async function sendDriver(page: Page, { booking }: Language): Promise<void> {
  await page.getByRole('button', { name: booking.form.next }).filter({ visible: true }).click()
}

/** Chooses to pay at the branch, accepts both documents and books. */
export async function confirmBooking(page: Page, { booking }: Language): Promise<void> {
  await page.getByRole('radio', { name: booking.review.ways.branch }).check()
  await acceptDocuments(page, { booking })
  await page
    .getByRole('button', { name: around(booking.review.confirm) })
    .filter({ visible: true })
    .click()
  await expect(confirmedTitle(page, { booking })).toBeVisible()
}

/** Of the page of a booking that is firm and lies ahead. */
export function confirmedTitle(page: Page, { booking }: Pick<Language, 'booking'>): Locator {
  return page.getByRole('heading', { level: 1, name: around(booking.success.waits) })
}

export async function acceptDocuments(page: Page, { booking }: Pick<Language, 'booking'>): Promise<void> {
  await page.getByRole('checkbox', { name: plain(booking.review.publicOffer) }).check()
  await page.getByRole('checkbox', { name: plain(booking.review.rentalterms) }).check()
}

/** Fills the person's form; phone numbers differ, because a phone may hold only so many cars at once. */
export async function fillDriver(page: Page, { id, booking }: Person, phone: string): Promise<void> {
  const { form } = booking
  const russian = id === 'ru'
  await fillPerson(page.getByRole('main'), { id, booking }, ['Лебедева', 'Мария', 'Андреевна', 'Lebedeva', 'Maria'])
  const citizenship = id === 'zh-CN' ? form.citizenCN : russian ? form.citizenRU : form.citizenOther
  await page.getByRole('radio', { name: citizenship, exact: true }).check()
  await typePhone(page.getByRole('textbox', { name: form.phone }).first(), phone)
  await page.getByLabel(form.email, { exact: true }).fill(emailOf(phone))
  await page.getByRole('checkbox', { name: plain(form.privacyPolicy) }).check()
  await page.getByRole('checkbox', { name: plain(form.personalData) }).check()
}

/** Who else drives: the second person of the form. */
export async function fillSecondDriver(page: Page, language: Language, phone: string): Promise<void> {
  const { form } = language.booking
  const group = page.getByRole('group', { name: form.extraDriver.replace('{number}', '2') })
  await fillPerson(group, language, ['Орлов', 'Пётр', 'Ильич', 'Orlov', 'Petr'])
  await typePhone(group.getByRole('textbox', { name: form.phone }), phone)
}

/** An address of the person's own: only so many letters about bookings go to one in a day (decision 138). */
export function emailOf(phone: string): string {
  return `maria.${phone.replace(/\D/g, '')}@clients.example`
}

type Person = Pick<Language, 'id' | 'booking'>

async function fillPerson(scope: Locator, { id, booking }: Person, names: string[]): Promise<void> {
  const { form } = booking
  const russian = id === 'ru'
  const [last = '', first = '', middle = '', latinLast = '', latinFirst = ''] = names
  const field = (label: string) => scope.getByLabel(label, { exact: true }).first()
  await field(form.lastName).fill(russian ? last : latinLast)
  await field(form.firstName).fill(russian ? first : latinFirst)
  if (russian) await field(form.middleName).fill(middle)
  await fillDate(scope, form.birthDate, '1991-05-14', id === 'zh-CN')
  await fillDate(scope, form.licenceSince, '2012-06-01', id === 'zh-CN')
}

/** The phone field prefills the country's code: it is cleared and typed as a person would. */
async function typePhone(field: Locator, phone: string): Promise<void> {
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
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')
}
