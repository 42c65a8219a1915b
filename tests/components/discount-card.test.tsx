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

const CODE: Discount = {
  id: 'members',
  rule: 'promo',
  promoCode: 'KLUB',
  loginOnly: true,
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
  it('leads to a search with the code', () => {
    show({ ...CODE, loginOnly: false })
    expect(screen.getByRole('link').getAttribute('href')).toContain('KLUB')
  })

  it('names a code of clients with an account, and offers no search with it: that would refuse it', () => {
    show(CODE)
    expect(screen.getByText('KLUB')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
