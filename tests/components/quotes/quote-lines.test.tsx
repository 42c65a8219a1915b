import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { CashLine } from '@/components/quotes/cash-line'
import type { DepositRules } from '@/components/quotes/deposit-terms'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { ratesFor } from '@/lib/format/own-currency'
import enQuotes from '@/messages/en/quotes.json'
import quotes from '@/messages/ru/quotes.json'
import zhQuotes from '@/messages/zh-CN/quotes.json'
import type { Price } from '@/provider/contract/quotes'
import { samplePrice } from '@/tests/setup/sample-car'

function show(price: Price, names: Record<string, string> = {}, deposit?: DepositRules) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ quotes }} timeZone="Asia/Vladivostok">
      <QuoteLines deposit={deposit} locale="ru" names={names} price={price} />
    </NextIntlClientProvider>,
  )
  const texts = (role: string) => screen.getAllByRole(role).map((cell) => (cell.textContent ?? '').replace(/\s/g, ' '))
  return { terms: texts('term'), amounts: texts('definition') }
}

describe('the sum to bring in cash', () => {
  it.each([
    ['en', enQuotes, '₽15,000 in cash (≈ $188 / €150): ₽5,000 for the rental'],
    ['zh-CN', zhQuotes, '现金 15,000 ₽（≈ ¥1,500）：租车费用 5,000 ₽'],
    ['ru', quotes, '15 000 ₽ наличными: 5 000 ₽ — аренда'],
  ] as const)('stands beside what it is as the reader counts, in no Russian text: %s', (locale, messages, text) => {
    const now = new Date('2026-11-21')
    const rates = ratesFor({ date: '2026-11-20', rubPer: { CNY: 10, USD: 80, EUR: 100 } }, locale, now)
    const { container } = render(
      <NextIntlClientProvider locale={locale} messages={{ quotes: messages }} timeZone="Asia/Vladivostok">
        <CashLine cash={{ rentalKop: 500_000, depositKop: 1_000_000 }} rates={rates} />
      </NextIntlClientProvider>,
    )
    expect(container.textContent?.replace(/\s/g, ' ')).toContain(text)
  })
})

describe('QuoteLines', () => {
  it('prints every line, discounts with a real minus, and the total', () => {
    const { terms, amounts } = show(samplePrice)
    expect(terms).toEqual(['Аренда, 7 суток', 'Скидка за срок, 15 %', 'Подача машины', 'Итого'])
    expect(amounts).toEqual(['35 000 ₽', '−5 250 ₽', '500 ₽', '30 250 ₽'])
  })

  it('begins at the list price, with a line for what the special price takes off it', () => {
    const lines: Price['lines'] = [
      { code: 'rental', amountKop: 1_360_000, quantity: 4, unitKop: 340_000 },
      { code: 'period_discount', amountKop: -108_800, percent: 8 },
      { code: 'delivery', amountKop: 50_000 },
      { code: 'miles', amountKop: -20_000 },
    ]
    const price = { ...samplePrice, lines, totalKop: 1_281_200, listTotalKop: 1_610_000 }
    const { terms, amounts } = show(price)
    expect(terms.slice(0, 3)).toEqual(['Аренда, 4 суток', 'Специальная цена', 'Скидка за срок, 8 %'])
    expect(amounts).toEqual(['15 600 ₽', '−2 000 ₽', '−1 088 ₽', '500 ₽', '−200 ₽', '12 812 ₽'])
  })

  it('has no such line where the rental costs its list price or more', () => {
    const lines: Price['lines'] = [
      { code: 'rental', amountKop: 1_000_000 },
      { code: 'period_discount', amountKop: -80_000, percent: 8 },
    ]
    for (const listTotalKop of [1_000_000, 920_000])
      expect(show({ ...samplePrice, lines, totalKop: 920_000, listTotalKop }).terms).not.toContain('Специальная цена')
  })

  it('calls extras and insurance by their names, and counts pieces', () => {
    const lines: Price['lines'] = [
      { code: 'extra', amountKop: 180_000, quantity: 2, ref: 'booster' },
      { code: 'extra', amountKop: 50_000, quantity: 1, ref: 'gone' },
      { code: 'insurance', amountKop: 540_000, quantity: 6, ref: 'extended' },
    ]
    const { terms } = show({ ...samplePrice, lines }, { booster: 'Бустер', extended: 'Расширенная' })
    expect(terms.slice(0, 3)).toEqual(['Бустер × 2', 'Услуга', 'Страховка: Расширенная'])
  })

  it('says where a car is brought and taken back, so that no line reads like the other', () => {
    const lines: Price['lines'] = [
      { code: 'delivery', amountKop: 50_000, ref: 'airport' },
      { code: 'collection', amountKop: 50_000, ref: 'station' },
    ]
    const { terms } = show({ ...samplePrice, lines }, { airport: 'Аэропорт', station: 'Вокзал' })
    expect(terms.slice(0, 2)).toEqual(['Подача: Аэропорт', 'Возврат: Вокзал'])
  })

  it('keeps the deposit out of the total', () => {
    show(samplePrice)
    expect(screen.getByText(/Залог/).textContent?.replace(/\s/g, ' ')).toBe('Залог 10 000 ₽ — отдельно от цены.')
  })

  it('tells on how many cards the deposit may be and when it comes back, where that is asked', () => {
    show(samplePrice, {}, { depositMaxCards: 2, depositReleaseDays: 30, depositInCash: true })
    const told = screen.getAllByText(/карт/).map(({ textContent }) => textContent?.replace(/\s/g, ' '))
    expect(told).toEqual([
      'Залог 10 000 ₽ — отдельно от цены: заблокируем на карте российского банка или возьмём наличными при получении.',
      'Можно заблокировать не больше чем на 2 картах, разблокируем не позже чем через 30 дней после возврата машины; наличные вернём при возврате машины за вычетом того, что записано в акте возврата.',
    ])
  })

  it('leads to what may be asked for later', () => {
    show(samplePrice)
    expect(screen.getByRole('link', { name: quotes.later }).getAttribute('href')).toMatch(/^\/prices\/?#charges$/)
  })

  it('says nothing of a deposit that is not asked', () => {
    show({ ...samplePrice, depositKop: 0 })
    expect(screen.queryByText(/Залог/)).toBeNull()
  })

  it('says a line that costs nothing is free', () => {
    const lines: Price['lines'] = [
      { code: 'rental', amountKop: 100 },
      { code: 'collection', amountKop: 0 },
    ]
    expect(show({ ...samplePrice, lines }).amounts).toContain('Бесплатно')
  })
})
