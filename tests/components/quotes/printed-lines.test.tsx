import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { PriceLines } from '@/components/quotes/price-lines'
import en from '@/messages/en/quotes.json'
import ru from '@/messages/ru/quotes.json'
import zh from '@/messages/zh-CN/quotes.json'
import type { Price } from '@/provider/contract/quotes'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import type { Language } from '@/provider/rules/i18n/language'
import { NO_SELECTED_OPTIONS } from '@/provider/rules/options/selected-options'
import type { Tariff } from '@/provider/rules/prices/day-price'
import { priceRental } from '@/provider/rules/prices/price-rental'
import { describeStay } from '@/provider/rules/prices/stay'
import { priceRows } from '@/provider/rules/vouchers/price-rows'

const MESSAGES = { ru, en, 'zh-CN': zh }
const NAMES = { airport: 'VVO', booster: 'Booster', extended: 'Plus' }

const TARIFF: Tariff = {
  listKop: 390_000,
  salePercent: 0,
  specialKop: 0,
  oneDayKop: null,
  discount1Percent: 8,
  discount2Percent: 15,
  depositKop: 0,
  mileageOption: true,
  tags: [],
}
const RULES = {
  seasons: [{ coefficientPercent: 115, priority: 1, spans: [{ from: '2026-12-01', to: '2026-12-03' }] }],
  nightFee: { from: '20:00', to: '08:00', feeKop: 100_000, placesFree: [] },
  freeDelivery: { tag: '', placeCodes: [] },
  mileageDiscountPercent: 10,
  saleLimit: { cutoff: '2020-06-14', before: 15, current: 5 },
  milesMaxSharePercent: 30,
}

/** Four days with everything that a line may be of: discounts, miles, an extra, a free return, a cover, a night. */
function priceOf(changes: Partial<Tariff>): Price {
  const [pickup, dropoff] = [new Date('2026-12-01T21:00:00+10:00'), new Date('2026-12-05T12:00:00+10:00')]
  const handOver = { pickupPlace: { code: 'airport', feeKop: 50_000 }, dropoffPlace: { code: 'office', feeKop: 0 } }
  return priceRental(
    { ...TARIFF, ...changes },
    describeStay({ pickup, dropoff }, 'Asia/Vladivostok'),
    handOver,
    RULES,
    {
      ...NO_SELECTED_OPTIONS,
      mileage: 'limited',
      promoPercent: 5,
      extras: [{ code: 'booster', unit: 'per_day', priceKop: 30_000, capKop: null, quantity: 2 }],
      insurance: { code: 'extended', perDayKop: 90_000 },
      protectionKop: 70_000,
      milesKop: 20_000,
    },
  )
}

function onSite(price: Price, locale: Language) {
  render(
    <NextIntlClientProvider locale={locale} messages={{ quotes: MESSAGES[locale] }} timeZone="Asia/Vladivostok">
      <PriceLines locale={locale} names={NAMES} price={price} />
    </NextIntlClientProvider>,
  )
  const texts = (role: string) => screen.getAllByRole(role).map((cell) => cell.textContent)
  const [terms, values] = [texts('term'), texts('definition')]
  cleanup()
  return terms.map((term, line) => [term, values[line]])
}

const onPaper = (price: Price, language: Language) =>
  priceRows(price, NAMES, language).map(({ term, value }) => [term, value])

describe('the lines of a price', () => {
  const CARS: [string, Partial<Tariff>, boolean][] = [
    ['at a special price', { specialKop: 340_000 }, true],
    ['with a percent off', { salePercent: 10 }, true],
    ['at its list price', {}, false],
    ['at a special price above its list price', { specialKop: 450_000 }, false],
  ]
  it.each(CARS)('of a car %s are the same on the site as on papers, in every language', (_, changes, isSpecial) => {
    const price = priceOf(changes)
    for (const language of LANGUAGES) {
      const paper = onPaper(price, language)
      expect(paper).toEqual(onSite(price, language))
      expect(paper.some(([term]) => term === MESSAGES[language].specialPrice)).toBe(isSpecial)
    }
  })
})
