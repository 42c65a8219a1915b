import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { PromoNote } from '@/components/search/promo-note'
import search from '@/messages/ru/search.json'
import type { PromoOutcome } from '@/provider/contract/promo'
import { PROMO_STATES } from '@/provider/contract/rules/promo/promo-states'

// Next's router exists only inside Next.
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/booking-online/',
  useSearchParams: () => new URLSearchParams('promo=KLUB'),
}))

const outcome: PromoOutcome = {
  code: 'WINTER5',
  state: 'accepted',
  percent: 5,
  statedPercent: 5,
  minDays: null,
  rentalFrom: null,
  rentalTo: null,
  classes: [],
}

function textOf(promo: Partial<PromoOutcome>): string {
  const { container } = render(
    <NextIntlClientProvider locale="ru" messages={{ search }} timeZone="Asia/Vladivostok">
      <PromoNote promo={{ ...outcome, ...promo }} />
    </NextIntlClientProvider>,
  )
  return (container.textContent ?? '').replace(/\s/g, ' ')
}

describe('PromoNote', () => {
  it('has words of its own for every state, each with the code', () => {
    const texts = PROMO_STATES.map((state) => textOf({ state }))
    expect(new Set(texts).size).toBe(PROMO_STATES.length)
    for (const text of texts) expect(text).toContain('WINTER5')
  })

  it.each([
    {
      promo: { percent: 5, statedPercent: 7 },
      says: 'на 7 %, но по промокодам и личным предложениям вместе снимаем не больше 5 %',
    },
    { promo: { state: 'promo_too_short', minDays: 5 }, says: 'от 5 суток' },
    { promo: { state: 'promo_not_for_class', classes: ['Промо', 'VIP'] }, says: 'Промо или VIP' },
    {
      promo: { state: 'promo_not_for_dates', rentalFrom: '2026-12-01', rentalTo: '2026-12-20' },
      says: 'с 1 декабря 2026 г. по 20 декабря 2026 г.',
    },
    { promo: { state: 'promo_not_for_dates', rentalFrom: '2026-12-01' }, says: 'с 1 декабря 2026 г. или позже' },
    { promo: { state: 'promo_not_for_dates', rentalTo: '2026-12-20' }, says: 'до 20 декабря 2026 г. включительно.' },
    { promo: { state: 'promo_not_for_dates' }, says: 'не действует на эти даты' },
  ] satisfies Array<{ promo: Partial<PromoOutcome>; says: string }>)(
    'tells the facts of its reason: $says',
    ({ promo, says }) => {
      expect(textOf(promo)).toContain(says)
    },
  )

  it('in a list leads to the classes of the code, and says that other prices stay', () => {
    const { container } = render(
      <NextIntlClientProvider locale="ru" messages={{ search }} timeZone="Asia/Vladivostok">
        <PromoNote
          classHref={(name) => (name === 'Внедорожники' ? '/booking-online/?class=suv' : null)}
          promo={{ ...outcome, code: 'SNEG', classes: ['Внедорожники'] }}
        />
      </NextIntlClientProvider>,
    )
    expect((container.textContent ?? '').replace(/\s/g, ' ')).toBe(
      'Промокод SNEG: −5 % на класс «Внедорожники». Цены остальных машин не меняются.',
    )
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/\?class=suv$/)
  })
  it('leads a guest with a code of clients to the login, and from there back to the search with it', () => {
    expect(textOf({ state: 'promo_login_required' })).toContain('WINTER5 — для клиентов с личным кабинетом')
    const { pathname, search: query } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Войдите' }).href)
    expect(pathname).toMatch(/^\/account\/login\/?$/)
    expect(new URLSearchParams(query).get('next')).toBe('/booking-online/?promo=KLUB')
  })
})
