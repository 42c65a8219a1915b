import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { DiscountCard } from '@/components/discounts/discount-card'
import discounts from '@/messages/ru/discounts.json'
import type { Discount } from '@/provider/contract/content'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

const TERMS: Discount['terms'] = {
  percent: 5,
  upTo: false,
  tiers: [],
  minDays: null,
  rentalFrom: null,
  rentalTo: null,
  classes: [],
  firstRentalOnly: false,
  perClient: null,
}

const CODE: Discount = {
  id: 'members',
  rule: 'promo',
  promoCode: 'KLUB',
  loginOnly: true,
  terms: TERMS,
  validFrom: null,
  validTo: null,
  language: 'ru',
  title: 'Клуб',
  text: 'Для своих.',
}

const show = (discount: Discount) =>
  render(
    <NextIntlClientProvider locale="ru" messages={{ discounts }} timeZone="Asia/Vladivostok">
      <DiscountCard discount={discount} longTermUrl="" today="2026-11-21" />
    </NextIntlClientProvider>,
  )

describe('a discount by code', () => {
  it.each([false, true])('leads to a search with the code, also one of clients with an account: %s', (loginOnly) => {
    show({ ...CODE, loginOnly })
    expect(screen.getByText('KLUB')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toContain('KLUB')
  })

  it('tells what the rules ask for it, and nothing that they do not ask', () => {
    show({ ...CODE, terms: { ...TERMS, minDays: 3, classes: ['Внедорожники'], perClient: 3, rentalTo: '2027-03-10' } })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Скидка 5 %',
      'Аренда от 3 суток',
      'Классы: Внедорожники',
      'Начало аренды до 10 марта 2027 г.',
      'Не больше 3 раз для клиента',
      'Для клиентов с личным кабинетом',
    ])
  })

  it('tells each step of a rental’s length with its percent', () => {
    const tiers = [
      { fromDays: 3, maxPercent: 10 },
      { fromDays: 7, maxPercent: 25 },
    ]
    show({ ...CODE, rule: 'period', promoCode: null, loginOnly: false, terms: { ...TERMS, percent: null, tiers } })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'От 3 суток: до 10 %',
      'От 7 суток: до 25 %',
    ])
  })
})
