import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DepositTracker } from '@/components/history/deposit-tracker'
import conditionsEn from '@/messages/en/conditions.json'
import historyEn from '@/messages/en/history.json'
import conditionsRu from '@/messages/ru/conditions.json'
import historyRu from '@/messages/ru/history.json'
import conditionsZh from '@/messages/zh-CN/conditions.json'
import historyZh from '@/messages/zh-CN/history.json'
import type { Deposit, DepositCard } from '@/provider/contract/deposits'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ children, ...rest }: { href: string; children: ReactNode }) => <a {...rest}>{children}</a>,
}))

const MESSAGES = {
  ru: { conditions: conditionsRu, history: historyRu },
  en: { conditions: conditionsEn, history: historyEn },
  'zh-CN': { conditions: conditionsZh, history: historyZh },
}

const HELD: DepositCard = {
  brand: 'mir',
  last4: '4417',
  amountKop: 600_000,
  // Already the next day at the station.
  heldAt: '2026-10-01T15:00:00.000Z',
  releasedAt: null,
  keptKop: 0,
  reason: null,
}
const FREE: DepositCard = {
  ...HELD,
  brand: 'visa',
  last4: '0926',
  amountKop: 400_000,
  releasedAt: '2026-10-20T03:00:00Z',
}
const KEPT: DepositCard = { ...FREE, last4: '5083', keptKop: 150_000, reason: 'damage' }

const DEPOSIT: Deposit = {
  state: 'held',
  amountKop: 1_000_000,
  holdAt: HELD.heldAt,
  releaseBy: '2026-11-06T02:00:00.000Z',
  releasedAt: null,
  keptKop: 0,
  cards: [HELD],
  maxCards: 2,
  acceptsCash: true,
  releaseDays: 30,
}

/** What is read, with ordinary spaces. */
function shown(changes: Partial<Deposit>, locale: keyof typeof MESSAGES = 'ru') {
  render(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Asia/Vladivostok">
      <DepositTracker
        deposit={{ ...DEPOSIT, ...changes }}
        dropoffAt="2026-11-08T02:00:00.000Z"
        now={new Date('2026-11-20T00:00:00Z')}
      />
    </NextIntlClientProvider>,
  )
  const told = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/gu, ' ') ?? ''
  const list = screen.queryByRole('list', { name: MESSAGES[locale].history.deposit.cards })
  return {
    words: told(screen.getByRole('heading').parentElement?.nextElementSibling),
    cards: list ? within(list).getAllByRole('listitem').map(told) : [],
    list,
    ask: screen.queryByRole('link', { name: MESSAGES[locale].history.deposit.ask }),
  }
}

describe('the deposit of a booking', () => {
  it('names each card by its brand and last digits, with its own sum and days', () => {
    const { cards, ask } = shown({ cards: [HELD, FREE], state: 'partly_released' })
    expect(cards).toHaveLength(2)
    for (const fact of ['«Мир»', '•• 4417', '6 000 ₽', 'заблокирован 2 октября 2026']) expect(cards[0]).toContain(fact)
    expect(cards[0]).not.toContain('разблокирован ')
    for (const fact of ['Visa', '•• 0926', '4 000 ₽', 'разблокирован 20 октября 2026']) expect(cards[1]).toContain(fact)
    expect(ask).toBeNull()
  })

  it('says the digits to those who listen', () => {
    const { list } = shown({})
    expect(within(list ?? document.body).getByText('последние цифры 4417')).toBeTruthy()
    expect(
      within(list ?? document.body)
        .getByText(/••/)
        .getAttribute('aria-hidden'),
    ).toBe('true')
  })

  it('tells what was kept, of which card and why', () => {
    const { words, cards } = shown({
      state: 'kept',
      keptKop: 150_000,
      releasedAt: KEPT.releasedAt,
      cards: [FREE, KEPT],
    })
    expect(words).toMatch(/^20 октября 2026 г\. разблокировали залог, удержали 1 500 ₽\.$/)
    expect(cards[0]).not.toContain('удержано')
    expect(cards[1]).toContain('удержано 1 500 ₽: повреждение')
  })

  it('never calls released what was kept whole', () => {
    const whole = { ...KEPT, amountKop: 1_000_000, keptKop: 1_000_000 }
    const { words, cards } = shown({ state: 'kept', keptKop: 1_000_000, releasedAt: KEPT.releasedAt, cards: [whole] })
    expect(words).toBe('20 октября 2026 г. удержан полностью.')
    expect(cards[0]).not.toContain('разблокирован ')
  })

  it('is red and leads to the branch when its term is over, at the card that is still blocked alone', () => {
    const { words, list, ask } = shown({ state: 'overdue', cards: [FREE, HELD] })
    expect(words).toContain('6 ноября 2026')
    expect(ask?.getAttribute('href')).toBe('/contacts/')
    const red = [...(list?.querySelectorAll('li') ?? [])].map(
      (card) => card.querySelector('small[data-look~="danger"]') !== null,
    )
    expect(red).toEqual([false, true])
  })

  it('is nobody’s any more when its client was forgotten', () => {
    expect(shown({ cards: [{ ...HELD, last4: null }] }).cards[0]).toContain(historyRu.deposit.forgotten)
  })

  it('of an old rental has no cards, and says what follows from its dates', () => {
    const { words, cards } = shown({ cards: [], state: 'overdue' })
    expect(cards).toEqual([])
    expect(words).toContain('Если деньги не вернулись')
  })

  it.each(['ru', 'en', 'zh-CN'] as const)('says in %s of each state something else, without a bare name', (locale) => {
    const states: Deposit['state'][] = [
      ...(['none', 'planned', 'held', 'releasing', 'partly_released'] as const),
      ...(['released', 'kept', 'overdue', 'not_taken'] as const),
    ]
    const said = states.map((state) => {
      const { words } = shown({ state, cards: [], releasedAt: FREE.releasedAt, keptKop: 100 }, locale)
      document.body.replaceChildren()
      return words
    })
    expect(new Set(said).size).toBe(states.length)
    expect(said.filter((words) => /history\.|[{}]|\.\.$/.test(words))).toEqual([])
  })
})
