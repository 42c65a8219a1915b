import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { PromoNote } from '@/components/search/promo-note'
import search from '@/messages/ru/search.json'
import type { PromoOutcome } from '@/provider/contract/promo'
import { PROMO_STATES } from '@/provider/contract/rules/promo-states'

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
    { promo: { percent: 5, statedPercent: 7 }, says: '−5 % вместо 7 %' },
    { promo: { state: 'promo_too_short', minDays: 5 }, says: 'от 5 суток' },
    { promo: { state: 'promo_not_for_class', classes: ['Промо', 'VIP'] }, says: 'Промо или VIP' },
    {
      promo: { state: 'promo_not_for_dates', rentalFrom: '2026-12-01', rentalTo: '2026-12-20' },
      says: 'с 1 декабря 2026 г. по 20 декабря 2026 г.',
    },
    { promo: { state: 'promo_not_for_dates', rentalFrom: '2026-12-01' }, says: 'с 1 декабря 2026 г. или позже' },
    { promo: { state: 'promo_not_for_dates', rentalTo: '2026-12-20' }, says: 'не позже 20 декабря 2026 г.' },
    { promo: { state: 'promo_not_for_dates' }, says: 'не действует на эти даты' },
  ] satisfies Array<{ promo: Partial<PromoOutcome>; says: string }>)(
    'tells the facts of its reason: $says',
    ({ promo, says }) => {
      expect(textOf(promo)).toContain(says)
    },
  )
})
