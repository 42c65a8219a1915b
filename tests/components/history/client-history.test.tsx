import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { AcceptedDocuments } from '@/components/history/accepted-documents'
import { DepositTracker } from '@/components/history/deposit-tracker'
import { HistoryView } from '@/components/history/history-view'
import account from '@/messages/ru/account.json'
import history from '@/messages/ru/history.json'
import type { Deposit } from '@/provider/contract/deposits'
import type { HistoryItem } from '@/provider/contract/history'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ children, ...rest }: { href: string; children: ReactNode }) => <a {...rest}>{children}</a>,
}))

function show(view: ReactNode): void {
  render(
    <NextIntlClientProvider locale="ru" messages={{ account, history }} timeZone="Asia/Vladivostok">
      {view}
    </NextIntlClientProvider>,
  )
}

const TRIP: HistoryItem = {
  number: '1046470',
  // Already the next day at the station.
  date: '2026-10-11T15:00:00.000Z',
  status: 'completed',
  car: 'Toyota RAV4',
  drawn: { slug: 'toyota-rav4', body: 'crossovers', cvet: 'белый' },
  pickupAt: '2026-11-05T02:00:00.000Z',
  dropoffAt: '2026-11-12T02:00:00.000Z',
  totalKop: 2_657_000,
  paidKop: 1_000_000,
  costKop: 1_000_000,
  refundKop: 0,
  distanceKm: 640,
  miles: 429,
}

it.each([
  { group: 'upcoming', status: 'confirmed', tag: account.statuses.confirmed },
  { group: 'active', status: 'active', tag: account.statuses.active },
  { group: 'past', status: 'completed', tag: account.statuses.completed },
  { group: 'cancelled', status: 'no_show', tag: account.statuses.no_show },
] as const)('tells of a booking all that there is to know in the tab $group', ({ group, status, tag }) => {
  show(<HistoryView clientId={7} items={[{ ...TRIP, status }]} show={group} />)
  const told = screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))[1]
  expect(screen.getByRole('link', { name: '1046470' })).toBeTruthy()
  for (const fact of ['12 окт. 2026', 'Toyota RAV4', '5–12 нояб. 2026', '26 570 ₽', '10 000 ₽', tag, '+429'])
    expect(told).toContain(fact)
})

const DEPOSIT: Deposit = {
  state: 'held',
  amountKop: 1_000_000,
  holdAt: '2026-11-01T02:00:00.000Z',
  releaseBy: '2026-12-06T02:00:00.000Z',
  releasedAt: null,
  keptKop: 0,
  cards: [],
  maxCards: 2,
  releaseDays: 30,
}

it.each(['planned', 'held', 'releasing'] as const)('names the terms of a deposit that is %s', (state) => {
  show(<DepositTracker deposit={{ ...DEPOSIT, state }} />)
  expect(screen.getByText(/Не больше чем на 2 картах, .* 30 календарных дней/)).toBeTruthy()
})

it('claims of a booking without documents only what is known of it', () => {
  show(<AcceptedDocuments documents={[]} />)
  expect(screen.getByText(history.documents.none).textContent).not.toMatch(/филиал|бумаг/)
})
