import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './setup/axe'
import {
  around,
  chooseFirstCar,
  confirmBooking,
  fillDriver,
  fillSecondDriver,
  openBreakdown,
  passOptions,
  searchFromHome,
  sendDriver,
  spaced,
  totalOf,
} from './setup/book'
import { hydrated } from './setup/hydrated'
import { LANGUAGES, type Language } from './setup/languages'
import { IS_LONG, longForm } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const [russian, english, chinese] = LANGUAGES
/** The airport, where a flight is waited for; coming back at the office. */
const OTHER_RETURN = '&place=51&back=50'

/** Places of the two among the extras that are seen: child seats, of which the age chooses one, then the second driver. */
const BOOSTER = 0
const SECOND_DRIVER = 1

/** Axe is slow, and sees these screens without a choice made on every page's own test. */
const LONG_FINDINGS = IS_LONG ? axeFindings : null

const JOBS = [
  { language: russian, width: 390, ahead: 41, colorScheme: 'light', findings: axeFindings },
  { language: english, width: 1280, ahead: 61, colorScheme: 'dark', findings: LONG_FINDINGS },
  { language: chinese, width: 390, ahead: 81, colorScheme: 'dark', findings: null },
  { language: russian, width: 1280, ahead: 51, colorScheme: 'dark', findings: null },
  { language: english, width: 390, ahead: 71, colorScheme: 'light', findings: null },
  { language: chinese, width: 1280, ahead: 91, colorScheme: 'light', findings: null },
] as const

/** Each language adds everything at one width, and nothing at the other. */
const WITH_EVERYTHING = 3

for (const [index, { language, width, ahead, colorScheme, findings }] of JOBS.entries()) {
  const isOther = index >= WITH_EVERYTHING
  test(
    `a guest books a car with everything added: ${language.id}, ${width} px`,
    longForm(isOther),
    async ({ page }) => {
      // Six pages, some looked through by axe.
      test.slow()
      const violations: string[] = []
      page.on('console', (message) => {
        if (/Content Security Policy|hydrat/i.test(message.text())) violations.push(message.text())
      })
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const { booking, quotes } = language

      await page.goto(
        siteUrl(`${language.prefix}/booking-online/${rentalQuery({ ahead, days: 8 })}${OTHER_RETURN}&class=crossovers`),
      )
      const card = await chooseFirstCar(page, language)
      expect(card).toContain(await shownTotal(page, language))
      expect((await findings?.(page)) ?? []).toEqual([])
      await addEverything(page, language)
      expect((await findings?.(page)) ?? []).toEqual([])
      const total = await shownTotal(page, language)
      expect(card).not.toContain(total)
      await page.getByRole('button', { name: booking.options.next }).filter({ visible: true }).click()

      await fillDriver(page, language, `+7999${ahead}00121`)
      await fillSecondDriver(page, language, `+7999${ahead}00122`)
      await page.getByLabel(booking.form.arrival.flight).fill('su 1700')
      expect((await findings?.(page)) ?? []).toEqual([])
      await sendDriver(page, language)

      await expect(page.getByRole('heading', { level: 1, name: booking.review.title })).toBeVisible()
      await expect(page.getByRole('timer')).toBeVisible()
      expect((await findings?.(page)) ?? []).toEqual([])
      expect(await shownTotal(page, language)).toBe(total)
      await expect(page.getByRole('main')).toContainText('SU 1700')
      await confirmBooking(page, language)

      await expect(page).toHaveURL(/status\/success\/\?booking=\d{7}$/)
      const number = new URL(page.url()).searchParams.get('booking') ?? ''
      await expect(page.getByText(number, { exact: true }).filter({ visible: true })).toBeVisible()
      const text = spaced(await page.getByRole('main').innerText())
      expect(text).toContain(total)
      expect(text).toContain(spaced(quotes.booking_protection))
      expect(text).toContain('PORT3')
      expect((await findings?.(page)) ?? []).toEqual([])
      expect(violations).toEqual([])
    },
  )
}

for (const { language, width, ahead, colorScheme } of JOBS.slice(WITH_EVERYTHING))
  test(`a guest books a car and nothing else, from the home page on: ${language.id}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await searchFromHome(page, language, ahead + 60)
    const card = await chooseFirstCar(page, language)
    await passOptions(page, language)
    expect(new URL(page.url()).searchParams.has('insurance')).toBe(false)
    await expect(page.getByRole('heading', { level: 1, name: language.booking.form.title })).toBeVisible()
    await fillDriver(page, language, `+7999${ahead}00131`)
    await sendDriver(page, language)
    await expect(page.getByRole('timer')).toBeVisible()
    expect(card).toContain(await shownTotal(page, language))
    await confirmBooking(page, language)
    const number = new URL(page.url()).searchParams.get('booking') ?? ''
    await expect(page.getByText(number, { exact: true }).filter({ visible: true })).toBeVisible()
  })

test('the confirmation opens only with its key', async ({ page, browser }) => {
  await page.goto(siteUrl(`/booking-online/toyota-rav4/${rentalQuery({ ahead: 120 })}&step=you`))
  await hydrated(page)
  await fillDriver(page, russian, '+79995550101')
  await sendDriver(page, russian)
  await expect(page.getByRole('timer')).toBeVisible()
  const number = new URL(page.url()).searchParams.get('booking') ?? ''
  const address = new URL(`/status/success/?booking=${number}`, page.url()).href

  const cookies = await page.context().cookies()
  const [cookie] = cookies.filter(({ name }) => name === `booking_${number}`)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(cookies.find(({ name }) => name === 'visit')).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 })
  expect(await page.evaluate(() => document.cookie)).not.toContain(number)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { level: 1, name: russian.booking.missing.title })).toBeVisible()
  await expect(stranger.getByRole('main')).not.toContainText('Лебедева')

  await stranger.goto(`${address}&key=${cookie?.value}`)
  await expect(stranger).toHaveURL(address)
  await expect(stranger.getByText(number, { exact: true }).filter({ visible: true })).toBeVisible()

  await page.goto(`${address}&key=${'A'.repeat(43)}`)
  await expect(page).toHaveURL(address)
  await expect(page.getByText(number, { exact: true }).filter({ visible: true })).toBeVisible()
})

/** Insurance, limited mileage, protection, two boosters, a second driver and a code. */
async function addEverything(page: Page, { booking }: Language): Promise<void> {
  const { options, promo } = booking
  await page.getByRole('radiogroup', { name: options.insurance }).getByRole('radio').last().check()
  const terms = page.getByRole('region', { name: options.terms })
  for (const box of await terms.getByRole('checkbox').all()) await box.check()
  const extras = page.getByRole('region', { name: options.extras })
  await extras.getByRole('group', { name: options.age }).getByRole('radio').last().check()
  const steppers = extras.getByRole('group', { name: around(options.quantity) })
  for (const index of [BOOSTER, BOOSTER, SECOND_DRIVER])
    await steppers.filter({ visible: true }).nth(index).getByRole('button').last().click()
  await page.getByText(promo.ask).click()
  await page.getByLabel(promo.label).fill('port3')
  await page.getByRole('button', { name: promo.apply }).click()
  await expect(page.getByRole('button', { name: promo.remove.replace('{code}', 'PORT3') })).toBeVisible()
  await expect(page).toHaveURL(
    /insurance=extended.*mileage=limited.*protection=1.*extra=booster\.2.*extra=extra-driver\.1/,
  )
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** On phones the list is folded; it is left as it was. */
async function shownTotal(page: Page, language: Language): Promise<string> {
  await openBreakdown(page, language)
  const total = await totalOf(page, language)
  await openBreakdown(page, language)
  return total
}
