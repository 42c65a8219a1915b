import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { WhyPrice } from '@/components/quotes/why-price'
import content from '@/messages/ru/content.json'
import quotes from '@/messages/ru/quotes.json'
import type { Price } from '@/provider/contract/quotes'
import { samplePrice } from '@/tests/setup/sample-car'

function show(price: Price) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ content, quotes }}>
      <WhyPrice price={price} />
    </NextIntlClientProvider>,
  )
}

it('opens every line of a price', () => {
  show(samplePrice)
  expect(screen.getByText(content.whyPrice)).toBeTruthy()
  expect(screen.getAllByRole('definition', { hidden: true })).toHaveLength(samplePrice.lines.length)
})

it('is not there for a price of one line, which has said it', () => {
  show({ ...samplePrice, lines: samplePrice.lines.slice(0, 1), totalKop: 3_500_000, listTotalKop: 3_500_000 })
  expect(screen.queryByText(content.whyPrice)).toBeNull()
})
