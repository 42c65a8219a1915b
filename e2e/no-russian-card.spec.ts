import { expect, test } from '@playwright/test'
import {
  acceptDocuments,
  around,
  chooseFirstCar,
  confirmedTitle,
  fillDriver,
  passOptions,
  sendDriver,
  spaced,
} from './setup/book'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { siteUrl, stationDate } from './setup/site'

const PHONES = { en: '+447911551201', 'zh-CN': '+8613855551202' } as const
const CASH = { en: /(₽[\d,]+) in cash/, 'zh-CN': /现金 ([\d,]+ ₽)/ } as const
/** Of a sum, as the reader counts. */
const REFERENCE = { en: /≈ \$[\d.,]+ \/ €[\d.,]+/, 'zh-CN': /≈ ¥[\d.,]+/ } as const
/** Of the sum to bring: in brackets behind it, until it is confirmed. */
const BESIDE_CASH = { en: /in cash \((≈ [^)]+)\)/, 'zh-CN': /现金 [\d,]+ ₽（(≈ [^）]+)）/ } as const

for (const language of LANGUAGES) {
  const { id, prefix, booking, search } = language
  if (id === 'ru') continue
  test(`a visitor without a Russian bank card learns the sum in cash, and books with it: ${id}`, async ({ page }) => {
    const cashIn = async (text: Promise<string>) => CASH[id].exec(spaced(await text))?.[1]
    const referenceIn = async (text: Promise<string>) => BESIDE_CASH[id].exec(spaced(await text))?.[1]
    const main = page.getByRole('main')
    await page.goto(siteUrl(`${prefix}/`))
    await hydrated(page)
    const form = page.getByRole('search', { name: search.name })
    await form.getByLabel(search.pickupDate).fill(stationDate(id === 'en' ? 212 : 222))
    await form.getByLabel(search.dropoffDate).fill(stationDate(id === 'en' ? 219 : 229))
    await form.getByRole('checkbox', { name: search.cash }).check()
    await form.getByRole('button', { name: search.find }).click()
    await expect(page).toHaveURL(/[?&]cash=1/)

    const card = await chooseFirstCar(page, language)
    const cash = CASH[id].exec(card)?.[1]
    expect(cash).toBeTruthy()
    expect(card).toMatch(REFERENCE[id])
    const reference = BESIDE_CASH[id].exec(card)?.[1]
    expect(reference).toMatch(REFERENCE[id])
    await expect(page).toHaveURL(/[?&]cash=1/)
    expect(await cashIn(page.getByRole('complementary').first().innerText())).toBe(cash)

    await passOptions(page, language)
    await expect(page).toHaveURL(/[?&]cash=1/)
    await hydrated(page)
    await fillDriver(page, language, PHONES[id])
    await sendDriver(page, language)
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(page.getByRole('radio', { name: booking.review.ways.branch })).toBeChecked()
    expect(await cashIn(main.innerText())).toBe(cash)
    expect(await referenceIn(main.innerText())).toBe(reference)
    await acceptDocuments(page, language)
    await page
      .getByRole('button', { name: around(booking.review.confirm) })
      .filter({ visible: true })
      .click()
    await expect(confirmedTitle(page, language)).toBeVisible()
    expect(await cashIn(main.innerText())).toBe(cash)
    // The whole sum is cash here: the reference stands below it, with the day of the rates.
    expect(REFERENCE[id].exec(spaced(await main.innerText()))?.[0]).toBe(reference)
  })
}
