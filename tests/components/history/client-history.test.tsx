import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { AcceptedDocuments } from '@/components/documents/accepted-documents'
import { DepositTracker } from '@/components/history/deposit-tracker'
import { HistoryView } from '@/components/history/history-view'
import { depositSteps } from '@/lib/history/deposit-steps'
import account from '@/messages/ru/account.json'
import history from '@/messages/ru/history.json'
import type { Deposit } from '@/provider/contract/deposits'
import type { HistoryItem } from '@/provider/contract/history'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ children, ...rest }: { href: string; children: ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ refresh: () => undefined }),
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
  costKop: 2_657_000,
  refundKop: 0,
  distanceKm: 640,
  miles: 429,
}

const EVERYTHING = { year: null, isAll: false }
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/gu, ' ')

it.each([
  { group: 'upcoming', status: 'confirmed', line: '5–12 нояб., подтверждена26 570 ₽осталось 16 570 ₽' },
  { group: 'active', status: 'active', line: '5–12 нояб., поездка идёт26 570 ₽осталось 16 570 ₽' },
  { group: 'past', status: 'completed', line: '5–12 нояб., 7 суток26 570 ₽+429 миль' },
  { group: 'cancelled', status: 'no_show', line: '5–12 нояб., вы не приехали26 570 ₽+429 миль' },
] as const)(
  'says of a rental on one line what it is, and opens the rest, in the tab $group',
  ({ group, status, line }) => {
    const items = [{ ...TRIP, status }]
    show(
      <HistoryView
        query={{ ...EVERYTHING, show: group }}
        clientId={7}
        history={{ years: [2026], items, unclaimed: [] }}
      />,
    )
    const entry = screen.getByRole('group')
    expect(plain(entry.firstElementChild?.textContent)).toBe(`Toyota RAV4${line}`)
    for (const fact of ['1046470', '12 октября 2026', '12:00', '26 570 ₽', '10 000 ₽', '640 км', '429 миль'])
      expect(plain(entry.lastElementChild?.textContent)).toContain(fact)
    expect(screen.getByRole('link', { name: 'Открыть бронь №\u00a01046470' }).getAttribute('href')).toBe(
      '/account/history/7/?booking=1046470',
    )
  },
)

it('heads each month with its sum, and all of them with theirs; the years keep the tab', () => {
  const items = [
    TRIP,
    { ...TRIP, number: '1', costKop: 100_000 },
    // Already the next month at the station.
    { ...TRIP, number: '2', costKop: 200_000, pickupAt: '2026-08-31T15:00:00.000Z' },
  ]
  show(
    <HistoryView
      query={{ ...EVERYTHING, show: 'past' }}
      clientId={7}
      history={{ years: [2026, 2025], items, unclaimed: [] }}
    />,
  )
  const heads = screen.getAllByRole('heading').map(({ parentElement }) => plain(parentElement?.textContent))
  expect(heads).toEqual(['Прошедшие29 570 ₽', 'ноябрь 202627 570 ₽', 'сентябрь 20262 000 ₽'])
  expect(screen.getByRole('link', { name: '2025' }).getAttribute('href')).toBe(
    '/account/history/7/?show=past&year=2025',
  )
})

it('says what went back of a cancelled rental', () => {
  const item = { ...TRIP, status: 'cancelled_client' as const, costKop: 0, refundKop: 1_000_000, miles: 0 }
  show(<HistoryView query={EVERYTHING} clientId={7} history={{ years: [2026], items: [item], unclaimed: [] }} />)
  expect(plain(screen.getByRole('group').firstElementChild?.textContent)).toContain('отменена0 ₽возврат 10 000 ₽')
})

it('keeps bookings that nobody proved apart, without a link, to be claimed or disowned', () => {
  const unclaimed = [{ ...TRIP, number: '1046471', status: 'confirmed' as const }]
  show(<HistoryView query={EVERYTHING} clientId={7} history={{ years: [], items: [], unclaimed }} />)
  const panel = screen.getByRole('region', { name: 'Оформлены без входа в кабинет' })
  expect(plain(panel.textContent)).toContain('Toyota RAV4№ 1046471, 5–12 ноября')
  expect(within(panel).queryByRole('link')).toBeNull()
  for (const name of ['Моя бронь', 'Не моя, отменить'])
    expect(within(panel).getByRole('button', { name: new RegExp(`^${name}: Toyota RAV4, `) })).toBeTruthy()
})

const NOW = new Date('2026-11-20T00:00:00Z')
const DEPOSIT: Deposit = {
  state: 'held',
  amountKop: 1_000_000,
  holdAt: '2026-11-01T02:00:00.000Z',
  releaseBy: '2026-12-06T02:00:00.000Z',
  releasedAt: null,
  keptKop: 0,
  cards: [],
  maxCards: 2,
  acceptsCash: true,
  releaseDays: 30,
}

it.each(['planned', 'held', 'releasing'] as const)('names the terms of a deposit that is %s', (state) => {
  show(<DepositTracker deposit={{ ...DEPOSIT, state }} dropoffAt={TRIP.dropoffAt} now={NOW} />)
  expect(screen.getByText(/не больше чем на 2.карты\. .* через 30.дней/)).toBeTruthy()
})

it.each([
  { state: 'planned', steps: ['Заблокируем1 нояб.!', 'Осмотр12 нояб.', 'Разблокируемдо 6 дек.', 'Банк вернёт'] },
  { state: 'held', steps: ['Заблокирован1 нояб.', 'Осмотр12 нояб.!', 'Разблокируемдо 6 дек.', 'Банк вернёт'] },
  { state: 'overdue', steps: ['Заблокирован1 нояб.', 'Осмотр12 нояб.', 'Разблокируемдо 6 дек.!', 'Банк вернёт'] },
] as const)('marks on the way of a deposit that is $state what comes now', ({ state, steps }) => {
  show(<DepositTracker deposit={{ ...DEPOSIT, state }} dropoffAt={TRIP.dropoffAt} now={NOW} />)
  const listed = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(listed.map((step) => plain(step.textContent) + (step.getAttribute('aria-current') ? '!' : ''))).toEqual(steps)
})

it('counts a released deposit as returned by the bank only when no bank could hold it any longer', () => {
  const released = { ...DEPOSIT, state: 'released' as const, releaseBy: null, releasedAt: '2026-11-14T02:00:00.000Z' }
  const lastState = (now: string) => depositSteps(released, TRIP.dropoffAt, new Date(now)).at(-1)?.state
  expect([lastState('2026-11-20T00:00:00Z'), lastState('2026-12-20T00:00:00Z')]).toEqual(['now', 'done'])
})

it('claims of a booking without documents only what is known of it', () => {
  show(<AcceptedDocuments documents={[]} />)
  expect(screen.getByText(history.documents.none).textContent).not.toMatch(/филиал|бумаг/)
})
