import { expect, test } from '@playwright/test'
import proof from '@/messages/ru/phone-proof.json' with { type: 'json' }
import profile from '@/messages/ru/profile.json' with { type: 'json' }
import { confirmBooking, fillDriver, sendDriver, spaced } from './setup/book'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { codeOf } from './setup/outbox'
import { rentalQuery, siteUrl } from './setup/site'

const [russian] = LANGUAGES
const { booking } = russian

/** Six days of a crossover, outside the dates of every code. */
const QUERY = rentalQuery({ ahead: 130, days: 6 })

/** Seeded codes in this order, with what is said of each and the code that then counts. */
const CODES: Array<[code: string, text: RegExp, kept: string]> = [
  ['NETAKOGO', /NETAKOGO у нас нет/, ''],
  ['PAUZA', /PAUZA у нас нет/, ''],
  ['NEDELYA', /NEDELYA действует при аренде от 7 суток/, ''],
  ['SNEG', /SNEG действует на другие классы: Внедорожники/, ''],
  ['GOROD', /GOROD действует на другие классы: .+ или /, ''],
  ['KLUB', /KLUB\s— для клиентов с личным кабинетом/, ''],
  ['CHUNJIE', /CHUNJIE действует, если получить машину с \d+ .+ по \d+ /, ''],
  ['VESNA2027', /VESNA2027 ещё не действует/, ''],
  ['LETO2025', /LETO2025 истёк/, ''],
  ['OTKRYTIE', /OTKRYTIE закончился/, ''],
  ['PORT3', /PORT3 действует: −3/, 'PORT3'],
  ['RASSVET', /RASSVET действует: −5/, 'RASSVET'],
  ['PORT3', /не меньше, чем по промокоду PORT3/, 'RASSVET'],
]

test('every state of a code has its own text, and the better code stays', async ({ page }) => {
  await page.goto(siteUrl(`/booking-online/toyota-rav4/${QUERY}&step=options&extra=wifi.1`))
  await hydrated(page)
  await page.getByText(booking.promo.ask).click()
  for (const [code, text, kept] of CODES) {
    await page.getByLabel(booking.promo.label).fill(code.toLowerCase())
    await page.getByRole('button', { name: booking.promo.apply }).click()
    await expect(page.getByText(text)).toBeVisible()
    await expect(page).toHaveURL(kept === '' ? /extra=wifi\.1$/ : new RegExp(`extra=wifi\\.1&promo=${kept}$`))
  }
  await expect(page.getByText(booking.promo.kept.replace('{code}', 'RASSVET'))).toBeVisible()
  await page.getByRole('button', { name: booking.promo.remove.replace('{code}', 'RASSVET') }).click()
  await expect(page).toHaveURL(/extra=wifi\.1$/)
})

test('a code above the limit takes off the limit, and says both', async ({ page }) => {
  await page.goto(siteUrl(`/booking-online/toyota-rav4/${QUERY}&step=options&promo=skidka15`))
  const text = spaced(await page.getByRole('main').innerText())
  expect(text).toMatch(/SKIDKA15.*15 %.*не больше 5 %/s)
  expect(text).toMatch(/Скидка по промокоду, 5 %/)
})

test(
  'a code for a first rental needs a proof of the phone at the hold, with the way on without it',
  WIDE,
  async ({ page }) => {
    const phone = '+79995553101'
    const path = (ahead: number) => `/booking-online/toyota-rav4/${rentalQuery({ ahead, days: 6 })}&promo=RASSVET`
    const dialog = page.getByRole('dialog', { name: proof.title })
    const send = async (ahead: number) => {
      await page.goto(siteUrl(`${path(ahead)}&step=you`))
      await hydrated(page)
      await fillDriver(page, russian, phone)
      await sendDriver(page, russian)
    }
    await send(150)
    await dialog.getByRole('button', { name: proof.requestCode }).click()
    await dialog.getByRole('textbox', { name: profile.code.sms }).fill(await codeOf(phone))
    await dialog.getByRole('button', { name: proof.submit }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await confirmBooking(page, russian)

    await send(160)
    await dialog.getByRole('button', { name: proof.leave }).click()
    await expect(page.getByRole('alert').filter({ hasText: booking.rejection.phoneUnprovedOf.promo })).toBeVisible()
    const goOn = page.getByRole('button', { name: /^Продолжить без промокода за / })
    const [, price = ''] = /за (.+)$/.exec(spaced(await goOn.innerText())) ?? []
    await goOn.click()
    await expect(page.getByRole('timer')).toBeVisible()
    const review = spaced(await page.getByRole('main').innerText())
    expect(review).toContain(price)
    expect(review).not.toContain('RASSVET')
  },
)
