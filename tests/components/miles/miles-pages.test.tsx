import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RefreshTexts } from '@/components/layout/visit/use-refresh-client'
import { ChargeView } from '@/components/miles/charge-view'
import { SpendView } from '@/components/miles/spend-view'
import account from '@/messages/ru/account.json'
import errors from '@/messages/ru/errors.json'
import miles from '@/messages/ru/miles.json'
import support from '@/messages/ru/support.json'
import type { ChargeResponse, MileEntry, SpendResponse } from '@/provider/contract/miles'

const router = vi.hoisted(() => ({ refresh: vi.fn(), push: vi.fn() }))
// Its own provider gets the locale from the server; here the one around has it.
vi.mock('next-intl', async (importOriginal) => {
  const original = await importOriginal<typeof import('next-intl')>()
  const Provider = original.NextIntlClientProvider
  return {
    ...original,
    NextIntlClientProvider: (props: ComponentProps<typeof Provider>) =>
      props.locale ? <Provider {...props} /> : props.children,
  }
})
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ children, ...rest }: { href: string; children: ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => router,
}))
const refresh = vi.hoisted(() => vi.fn())
vi.mock('@/lib/auth/refresh-client', () => ({ refreshClient: refresh }))

const ENTRY: MileEntry = {
  id: 1,
  at: '2026-11-18T01:02:00.000Z',
  text: 'Аренда завершена',
  booking: '1045237',
  car: { name: 'Toyota RAV4', drawn: { slug: 'toyota-rav4', body: 'crossovers', cvet: 'белый' } },
  earnPercent: 3,
  miles: 893,
  state: 'credited',
  expiresOn: '2028-11-18',
  balance: 8627,
}
const LEVELS: ChargeResponse['levels'] = [
  { level: 'bronze', km: 3_000, days: 10, earnPercent: 3 },
  { level: 'silver', km: 8_000, days: 30, earnPercent: 5 },
  { level: 'gold', km: 20_000, days: 75, earnPercent: 7 },
]
const CHARGE: ChargeResponse = {
  balance: 8627,
  pending: 429,
  nextExpiry: { on: '2027-05-28', miles: 300 },
  windowMonths: 24,
  levels: LEVELS,
  years: [2026, 2025],
  year: 2026,
  months: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    came: index * 100,
    went: index === 7 ? 720 : 0,
  })),
  items: [
    { ...ENTRY, id: 3, miles: -1500, state: 'spent', earnPercent: null, expiresOn: null, text: 'Оплата аренды милями' },
    { ...ENTRY, id: 2, miles: 429, state: 'pending', balance: null },
    ENTRY,
  ],
}
const BOOKING: SpendResponse['bookings'][number] = {
  number: '1046470',
  status: 'confirmed',
  car: 'Toyota RAV4',
  pickupAt: '2026-12-05T02:00:00.000Z',
  dropoffAt: '2026-12-12T02:00:00.000Z',
  fullDueKop: 2_657_000,
  dueKop: 2_657_000,
  miles: 0,
  maxMiles: 7_000,
}
const NEWS: RefreshTexts = {
  failed: { kind: 'bad', title: '', text: '' },
  ending: { kind: 'info', title: '', text: '' },
  ended: { kind: 'info', title: '', text: '' },
}
const SPEND: SpendResponse = {
  balance: 12_480,
  pending: 0,
  mileKop: 100,
  maxSharePercent: 30,
  bookings: [BOOKING, { ...BOOKING, number: '1046333', car: 'Toyota Alphard', miles: 500, dueKop: 2_607_000 }],
  items: [],
}

const EVERYTHING = { year: null, isAll: false }
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/gu, ' ')
const loyalty = { level: 'bronze', km: 6_062, days: 9, next: null } as const

function show(view: ReactNode) {
  return render(
    <NextIntlClientProvider locale="ru" messages={{ account, miles, support, errors }} timeZone="Asia/Vladivostok">
      {view}
    </NextIntlClientProvider>,
  )
}

const doors: { path: string; method: string; body: unknown; headers: Record<string, string> }[] = []
let answer: (path: string) => Response

beforeEach(() => {
  doors.length = 0
  vi.clearAllMocks()
  localStorage.setItem('client_authenticated', 'true')
  localStorage.setItem('client_token', 't'.repeat(43))
  answer = () => outcome(7_000)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    doors.push({ path, method: init.method ?? '', body, headers: init.headers as Record<string, string> })
    return answer(path)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function outcome(paid: number, number = BOOKING.number): Response {
  const dueKop = 2_657_000 - paid * 100
  const data = {
    number,
    miles: paid,
    maxMiles: 7_000,
    milesKop: paid * 100,
    totalKop: dueKop,
    fullDueKop: 2_657_000,
    dueKop,
  }
  return Response.json({ status: 'success', data: { ...data, balance: 12_480 - paid } })
}

function refusal(status: number, code: string, details = {}): Response {
  return Response.json({ status: 'error', error: { code, message: code, requestId: 'r', details } }, { status })
}

it('says of each movement on one line what for, when, by what rate, how many, and what was then on the account', () => {
  show(<ChargeView query={EVERYTHING} charge={CHARGE} client={{ id: 7, loyalty }} />)
  const ledger = within(screen.getByRole('region', { name: 'История миль' }))
  const entries = ledger.getAllByRole('group')
  expect(entries.map(({ firstElementChild }) => plain(firstElementChild?.textContent ?? ''))).toEqual([
    'Оплата аренды милями18 нояб., Toyota RAV4−1 5008 627',
    'Аренда завершена18 нояб., Toyota RAV4, 3 %+429ждут начисления',
    'Аренда завершена18 нояб., Toyota RAV4, 3 %+8938 627',
  ])
  expect(entries.map(({ lastElementChild }) => plain(lastElementChild?.textContent ?? ''))).toEqual([
    'Потрачены, бронь № 1045237',
    'Ждут начисления, бронь № 1045237Не потратите — сгорят 18 ноября 2028 г.',
    'Начислены, бронь № 1045237Не потратите — сгорят 18 ноября 2028 г.',
  ])
  expect(plain(ledger.getByRole('heading', { level: 3 }).parentElement?.textContent ?? '')).toBe(
    'ноябрь 2026стало 8 627',
  )
  expect(plain(document.body.textContent)).toContain('300 миль сгорят 28 мая 2027 г.')
})

it('draws the year and says the same numbers in a table', () => {
  show(<ChargeView query={EVERYTHING} charge={CHARGE} client={{ id: 7, loyalty }} />)
  const chart = screen.getByRole('img', {
    name: /^Мили за 2026 год: начислили 6\s600, потратили и сгорело 720/u,
    hidden: true,
  })
  const bars = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))
  expect(bars.filter((height) => height > 0)).toHaveLength(11 + 1)
  expect(Math.max(...bars)).toBe(110)
  expect(chart.outerHTML).not.toContain('style=')
  const numbers = screen.getByRole('table', { name: 'Числа по месяцам за 2026 год', hidden: true })
  const august = within(numbers).getAllByRole('row', { hidden: true })[8]
  expect(plain(august?.textContent ?? '')).toBe('август700720')
})

it('shows the way to every level, the reached ones as reached', () => {
  show(<ChargeView query={EVERYTHING} charge={CHARGE} client={{ id: 7, loyalty }} />)
  const levels = within(screen.getByRole('region', { name: 'Статусы' }))
  expect(levels.getAllByRole('progressbar').map((bar) => plain(bar.getAttribute('aria-label')))).toEqual([
    'Выполнено: 3 000 км',
    '9 из 10 суток аренды',
    '6 062 из 8 000 км',
    '9 из 30 суток аренды',
    '6 062 из 20 000 км',
    '9 из 75 суток аренды',
  ])
  expect(levels.getAllByText('Есть')).toHaveLength(1)
})

it('asks for the price of a wish, spends it under one key, and has the header ask anew', async () => {
  const user = userEvent.setup()
  show(<SpendView news={NEWS} phone={undefined} spend={SPEND} />)
  const field = screen.getByRole('textbox', { name: 'Сколько миль списать' })
  await user.clear(field)
  await user.type(field, '1 200')
  answer = () => outcome(1_200)
  const result = within(screen.getByRole('region', { name: 'Что получится' }))
  await vi.waitFor(() =>
    expect(result.getAllByRole('definition').map((one) => plain(one.textContent))).toEqual([
      '26 570 ₽',
      '−1 200 ₽',
      '25 370 ₽',
      '11 280',
    ]),
  )
  expect(doors.at(-1)).toMatchObject({
    path: '/api/account/spend/preview/',
    body: { booking: '1046470', miles: 1_200 },
    headers: { authorization: `Bearer ${'t'.repeat(43)}` },
  })

  const act = result.getByRole('button', { name: /Списать 1\s200 миль/u })
  answer = () => refusal(503, 'unavailable')
  await user.click(act)
  // Nobody knows whether they are spent: not told that they are not, and header and list ask.
  await screen.findByText('Произошла ошибка, повторите попытку позже')
  expect(router.refresh).toHaveBeenCalledOnce()
  answer = () => outcome(1_200)
  await user.click(act)
  expect(plain((await result.findByText(/Списано/)).textContent)).toBe(
    'Списано 1 200 миль. Доплатить за бронь № 1046470: 25 370 ₽.',
  )
  const keys = doors
    .filter(({ path }) => path === '/api/account/spend/')
    .map(({ headers }) => headers['idempotency-key'])
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  expect(router.refresh).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
})

it('gives the miles of a booking back', async () => {
  const user = userEvent.setup()
  show(<SpendView news={NEWS} phone={undefined} spend={SPEND} />)
  expect(screen.queryByRole('button', { name: miles.spend.release })).toBeNull()
  await user.click(screen.getByRole('radio', { name: /1046333/ }))
  expect(screen.getByRole('button', { name: miles.spend.keep })).toHaveProperty('disabled', true)
  answer = () => outcome(0, '1046333')
  await user.click(screen.getByRole('button', { name: miles.spend.release }))
  await screen.findByText(/Мили вернулись на счёт/)
  // A preview may come after it.
  expect(doors).toContainEqual(expect.objectContaining({ path: '/api/account/spend/1046333/', method: 'DELETE' }))
})

it.each([
  { typed: '7001', says: /не больше 7\s000 миль/u },
  { typed: '0', says: /целое число/ },
  { typed: '1,5', says: /целое число/ },
  { typed: '-5', says: /целое число/ },
])('rejects $typed in words, next to the field', async ({ typed, says }) => {
  const user = userEvent.setup()
  show(<SpendView news={NEWS} phone={undefined} spend={SPEND} />)
  const field = screen.getByRole('textbox', { name: 'Сколько миль списать' })
  await user.clear(field)
  await user.type(field, typed)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const describing = (field.getAttribute('aria-describedby') ?? '').split(' ')
  expect(describing.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')).toMatch(says)
  expect(screen.getByRole('button', { name: /Списать/ })).toHaveProperty('disabled', true)
})

it('says how many miles there may be when they went elsewhere meanwhile', async () => {
  answer = () => refusal(409, 'miles_limit', { maxMiles: 20 })
  show(<SpendView news={NEWS} phone={undefined} spend={SPEND} />)
  await screen.findByText(/не больше 20 миль/)
})

it('tells a reader who has nothing to spend on what to do', () => {
  show(<SpendView news={NEWS} phone={undefined} spend={{ ...SPEND, bookings: [], items: [ENTRY] }} />)
  screen.getByRole('heading', { name: miles.spend.noBookings })
  screen.getByRole('link', { name: account.chooseCar })
})
