import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { QuoteLines } from '@/components/quotes/quote-lines'
import quotes from '@/messages/ru/quotes.json'
import type { Price } from '@/provider/contract/quotes'
import { samplePrice } from '@/tests/setup/sample-car'

function show(price: Price, names: Record<string, string> = {}) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ quotes }} timeZone="Asia/Vladivostok">
      <QuoteLines locale="ru" names={names} price={price} />
    </NextIntlClientProvider>,
  )
  const texts = (role: string) => screen.getAllByRole(role).map((cell) => (cell.textContent ?? '').replace(/\s/g, ' '))
  return { terms: texts('term'), amounts: texts('definition') }
}

describe('QuoteLines', () => {
  it('prints every line, discounts with a real minus, and the total', () => {
    const { terms, amounts } = show(samplePrice)
    expect(terms).toEqual(['Аренда, 7 суток', 'Скидка за срок, 15 %', 'Подача машины', 'Итого'])
    expect(amounts).toEqual(['35 000 ₽', '−5 250 ₽', '500 ₽', '30 250 ₽'])
  })

  it('calls extras and insurance by their names, and counts pieces', () => {
    const lines: Price['lines'] = [
      { code: 'extra', amountKop: 180_000, quantity: 2, ref: 'booster' },
      { code: 'extra', amountKop: 50_000, quantity: 1, ref: 'gone' },
      { code: 'insurance', amountKop: 540_000, quantity: 6, ref: 'extended' },
    ]
    const { terms } = show({ ...samplePrice, lines }, { booster: 'Бустер', extended: 'Расширенная' })
    expect(terms.slice(0, 3)).toEqual(['Бустер × 2', 'Дополнительная услуга', 'Страховка: Расширенная'])
  })

  it('keeps the deposit out of the total', () => {
    show(samplePrice)
    expect(screen.getByText(/Залог/).textContent?.replace(/\s/g, ' ')).toBe(
      'Залог 10 000 ₽ — отдельно, вернём после аренды.',
    )
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
