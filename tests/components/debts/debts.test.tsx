import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { DamagesView } from '@/components/debts/damages-view'
import { DebtsPanel } from '@/components/debts/debts-panel'
import { FinesView } from '@/components/debts/fines-view'
import account from '@/messages/ru/account.json'
import debts from '@/messages/ru/debts.json'
import files from '@/messages/ru/files.json'
import history from '@/messages/ru/history.json'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ children, scroll: _, ...rest }: { href: string; scroll?: boolean; children: ReactNode }) => (
    <a {...rest}>{children}</a>
  ),
}))

const UNDISPUTED = { booking: null, note: '', evidence: [], ownPhotos: [], disputeUntil: null, dispute: null }
const FINE = {
  ...UNDISPUTED,
  name: 'Превышение',
  car: 'Toyota RAV4',
  drawn: { slug: 'toyota-rav4', body: 'crossovers', cvet: 'белый' },
  date: '2026-10-06',
  place: 'Русский мост',
  size: 750,
  decisionNumber: 'DEMO-1',
  decisionDate: '2026-11-09',
}
const DAMAGE = {
  ...UNDISPUTED,
  id: 1,
  damage: 'Скол',
  car: 'Toyota RAV4',
  drawn: { slug: 'toyota-rav4', body: 'crossovers', cvet: 'белый' },
  date: '2026-10-07',
  cost: 9500,
  covered: 0,
  fromDeposit: 0,
  atMost: null,
  paid: 3000,
  debt: 6500,
  status: 'open',
} as const
const EVERYTHING = { year: null, isAll: false }
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/gu, ' ')
/** Each a `<details>` of the list, with its line and what it opens. */
const entries = () =>
  screen.getAllByRole('group', { hidden: true }).filter((group) => !group.parentElement?.closest('details, fieldset'))
const lines = () => entries().map(({ firstElementChild }) => plain(firstElementChild?.textContent))
const details = () => entries().map(({ lastElementChild }) => plain(lastElementChild?.textContent))
const head = () => plain(screen.getByRole('heading', { level: 2 }).parentElement?.textContent)

function show(view: ReactNode): void {
  render(
    <NextIntlClientProvider locale="ru" messages={{ account, debts, files, history }} timeZone="Asia/Vladivostok">
      {view}
    </NextIntlClientProvider>,
  )
}

it('shows of fines what the provider says is owed and was paid, and until when less is to be paid', () => {
  const discount = { until: '2026-12-09', sum: 563 }
  const items = [
    { ...FINE, id: 2, paid: 563, debt: 0, status: 'paid' as const, discount: null },
    { ...FINE, id: 1, paid: 0, debt: 563, status: 'new' as const, discount },
  ]
  show(
    <FinesView
      query={EVERYTHING}
      clientId={7}
      fines={{ items, debt: 1688, paid: 1313, disputed: 0, scanMaxMb: 10, years: [2026] }}
    />,
  )
  expect(head()).toBe('К оплате1 688 ₽')
  expect(screen.getByText(/^Оплачено 1\s313\s₽$/u)).toBeTruthy()
  expect(lines()).toEqual([
    'Превышение6 окт. 2026 г., Toyota RAV4563 ₽до 9 дек.',
    'Превышение6 окт. 2026 г., Toyota RAV4563 ₽Оплачено',
  ])
  expect(details()[0]).toContain('Русский мостПостановление DEMO-1 от 9 ноября 2026')
  expect(details()[0]).toContain('До 9 декабря 2026 г. включительно — 563 ₽, потом 750 ₽')
  expect(screen.getByRole('link', { name: /^Оплатить/ }).getAttribute('href')).toBe(
    '/payment/?purpose=fine&number=DEMO-1',
  )
  expect(details()[1]).toContain('Оплачено 563 ₽ со скидкой')
  expect(details()[1]).not.toContain('включительно')
})

it('shows how what is left of a damage comes about: insurance, deposit, payments, and the most there can be', () => {
  show(
    <DamagesView
      query={EVERYTHING}
      clientId={7}
      damages={{
        items: [
          { ...DAMAGE, covered: 1000, paid: 3000, fromDeposit: 2000, debt: 5500, atMost: 30_000 },
          { ...DAMAGE, id: 2, covered: 9500, paid: 0, debt: 0, status: 'covered', atMost: 30_000 },
        ],
        debt: 5500,
        paid: 3000,
        disputed: 0,
        scanMaxMb: 10,
        years: [2026],
      }}
    />,
  )
  expect(lines()).toEqual([
    'Скол7 окт. 2026 г., Toyota RAV45 500 ₽К оплате',
    'Скол7 окт. 2026 г., Toyota RAV40 ₽Покрыто страховкой',
  ])
  expect(details()[0]).toContain(
    'Стоимость9 500 ₽Покрыла страховка−1 000 ₽Вычли из залога−2 000 ₽Вы оплатили−1 000 ₽' +
      'Осталось по страховке не больше 30 000 ₽5 500 ₽',
  )
  expect(details()[1]).toBe('Стоимость9 500 ₽Покрыла страховка−9 500 ₽')
})

it('opens what is due first and what the address names, and gives its button alone the colour of the page', () => {
  const debt = { ...FINE, paid: 0, debt: 750, status: 'new' as const, discount: null }
  const items = [
    { ...debt, id: 1, discount: { until: '2026-12-20', sum: 750 } },
    { ...debt, id: 2, discount: { until: '2026-12-09', sum: 750 } },
    { ...debt, id: 3, date: '2026-01-01', status: 'disputed' as const },
  ]
  show(
    <FinesView
      query={{ ...EVERYTHING, entry: '3' }}
      clientId={7}
      fines={{ items, debt: 2250, paid: 0, disputed: 750, scanMaxMb: 10, years: [2026] }}
    />,
  )
  expect(entries().map((entry) => entry.hasAttribute('open'))).toEqual([true, false, true])
  expect(lines().map((line) => /(до .*|Оспаривается)$/.exec(line)?.[0])).toEqual([
    'до 9 дек.',
    'до 20 дек.',
    'Оспаривается',
  ])
  const looks = screen.getAllByRole('link', { name: /^Оплатить/, hidden: true }).map(({ dataset }) => dataset.look)
  expect(looks).toEqual(['primary s', 'dark s', 'line s'])
})

it('lists fifty lines at first, the rest on request, and its sum is of all of them', () => {
  const items = Array.from({ length: 300 }, (_, id) => ({ ...DAMAGE, id: id + 1 }))
  const response = { items, debt: 1_950_000, paid: 0, disputed: 0, scanMaxMb: 10, years: [2026, 2025] }
  show(<DamagesView query={{ year: 2026, isAll: false }} clientId={7} damages={response} />)
  expect(entries()).toHaveLength(50)
  expect(head()).toBe('К оплате1 950 000 ₽')
  expect(screen.getByRole('link', { name: 'Показать ещё 250 строк' }).getAttribute('href')).toBe(
    '/account/damages/7/?year=2026&all=1',
  )
  const years = within(screen.getByRole('navigation', { name: 'Год' })).getAllByRole('link')
  expect(years.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Все', '/account/damages/7/', null],
      ['2026', '/account/damages/7/?year=2026', 'page'],
      ['2025', '/account/damages/7/?year=2025', null],
    ],
  )
})

it('says of a year without lines that there are none, and keeps the way to the others', () => {
  const fines = { items: [], debt: 0, paid: 0, disputed: 0, scanMaxMb: 10, years: [2026, 2024] }
  show(<FinesView query={{ year: 2025, isAll: false }} clientId={7} fines={fines} />)
  expect(screen.getByText('За этот год ничего нет.')).toBeTruthy()
  expect(screen.getByRole('link', { name: '2024' })).toBeTruthy()
})

it('offers a dispute while there is time, and afterwards says when it was given', () => {
  const dispute = { givenAt: '2026-11-20T04:00:00Z', text: 'Не я', files: [] }
  const items = [
    { ...DAMAGE, disputeUntil: '2026-11-27' },
    { ...DAMAGE, id: 2, status: 'disputed' as const, dispute },
  ]
  show(
    <DamagesView
      query={EVERYTHING}
      clientId={7}
      damages={{ items, debt: 6500, paid: 3000, disputed: 3500, scanMaxMb: 10, years: [2026] }}
    />,
  )
  expect(screen.getByText(/^из них оспаривается 3\s500\s₽ · Оплачено 3\s000\s₽$/u)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Оспорить: Скол' })).toHaveLength(1)
  expect(details()[0]).toContain('Оспорить можно до 27 ноября 2026')
  expect(details()[1]).toContain('Вы оспорили 20 ноября 2026')
  expect(details()[1]).toContain('Пока идёт проверка, долг не растёт.')
})

it('says how a dispute ended: what was kept is to be paid, what was cancelled is not', () => {
  const dispute = { givenAt: '2026-11-20T04:00:00Z', text: 'Не я', files: [] }
  const items = [
    { ...DAMAGE, status: 'dispute_kept' as const, dispute },
    { ...DAMAGE, id: 2, status: 'cancelled' as const, debt: 0, dispute },
  ]
  show(
    <DamagesView
      query={EVERYTHING}
      clientId={7}
      damages={{ items, debt: 6500, paid: 3000, disputed: 0, scanMaxMb: 10, years: [2026] }}
    />,
  )
  expect(lines()[0]).toMatch(/Оставлено после проверки$/)
  expect(details()[0]).toMatch(/Оплатить 6 500 ₽/)
  expect(lines()[1]).toMatch(/Снято после проверки$/)
  expect(details()[1]).toMatch(/Вы оспорили 20 ноября 2026(?!.*оплатить)/)
})

it('opens what the branch has to show by a link of one look', async () => {
  const link = vi.fn(async () => Response.json({ data: { href: '/api/account/files/download/once/' } }))
  vi.stubGlobal('fetch', link)
  const file = { id: '3f2c4d5e-0000-4000-8000-000000000001', type: 'image/jpeg', bytes: 1 } as const
  const evidence = [{ ...file, kind: 'damage_act' as const, uploadedAt: '2026-11-20T04:00:00Z' }]
  show(
    <DamagesView
      query={EVERYTHING}
      clientId={7}
      damages={{ items: [{ ...DAMAGE, evidence }], debt: 6500, paid: 3000, disputed: 0, scanMaxMb: 10, years: [2026] }}
    />,
  )
  expect(link).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Акт осмотра, Скол: показать' }))
  const picture = await screen.findByRole('img', { name: 'Акт осмотра, Скол' })
  expect(picture.getAttribute('src')).toBe('/api/account/files/download/once/')
  await userEvent.click(screen.getByRole('button', { name: 'Акт осмотра, Скол: скрыть' }))
  expect(screen.queryByRole('img')).toBeNull()
  vi.unstubAllGlobals()
})

it('names on the first page what is owed as one sum and line by line, each leading to its own details', () => {
  const totals = { paid: 0, disputed: 0, scanMaxMb: 10, years: [2026] }
  const fine = {
    ...FINE,
    id: 4,
    paid: 0,
    debt: 563,
    status: 'new' as const,
    discount: { until: '2026-12-09', sum: 563 },
  }
  const paid = { ...FINE, id: 5, paid: 750, debt: 0, status: 'paid' as const, discount: null }
  show(
    <DebtsPanel
      clientId={7}
      debts={{
        fines: { ...totals, items: [fine, paid], debt: 563 },
        damages: { ...totals, items: [DAMAGE], debt: 6500 },
      }}
    />,
  )
  expect(head()).toBe('К оплате7 063 ₽')
  expect(screen.getAllByRole('link').map((link) => [plain(link.textContent), link.getAttribute('href')])).toEqual([
    ['СколToyota RAV46 500 ₽', '/account/damages/7/?entry=1#damage-1'],
    ['ПревышениеСо скидкой до 9 декабря 2026 г.563 ₽вместо 750 ₽', '/account/fines/7/?entry=4#fine-4'],
  ])
})

it('shows the client what he put beside his dispute', async () => {
  const file = {
    ...({ kind: 'dispute', bytes: 1_200_000, uploadedAt: '2026-11-20T04:00:00Z', deleteOn: '2027-02-18' } as const),
    ...({ id: '3f2c4d5e-0000-4000-8000-000000000001', type: 'image/jpeg' } as const),
  }
  const dispute = { givenAt: '2026-11-20T04:00:00Z', text: 'Не я', files: [file] }
  const door = vi.fn(async () => Response.json({ status: 'success', data: { href: '/api/account/files/download/t/' } }))
  vi.stubGlobal('fetch', door)
  show(
    <DamagesView
      query={EVERYTHING}
      clientId={7}
      damages={{
        items: [{ ...DAMAGE, status: 'disputed', dispute }],
        debt: 1,
        paid: 0,
        disputed: 1,
        scanMaxMb: 10,
        years: [2026],
      }}
    />,
  )
  await userEvent.setup({ delay: null }).click(screen.getByText('Показать'))
  expect((await screen.findByRole('img', { name: /^Файл 1/, hidden: true })).getAttribute('src')).toBe(
    '/api/account/files/download/t/',
  )
  expect(door).toHaveBeenCalledWith(`/api/account/files/${file.id}/link/`, expect.anything())
  vi.unstubAllGlobals()
})

it('keeps the discount of a disputed fine, and says so', () => {
  const fine = { ...FINE, id: 1, paid: 0, debt: 563, status: 'disputed' as const, discount: null }
  const fines = { items: [fine], debt: 563, paid: 0, disputed: 563, scanMaxMb: 10, years: [2026] }
  show(<FinesView query={EVERYTHING} clientId={7} fines={fines} />)
  expect(details()[0]).toContain('Со скидкой — 563 ₽. Пока идёт проверка, скидка сохраняется.')
})

it('shows own photos of the pick-up beside the branch’s photo of the damage, which is then not among the papers', () => {
  const stored = { type: 'image/jpeg' as const, bytes: 1, uploadedAt: '2026-10-06T02:00:00.000Z' }
  const photo = (stage: 'pickup' | 'return', id: string) => ({ ...stored, id, stage, deleteOn: '2027-04-01' })
  const evidence = [
    { ...stored, id: 'c0000000-0000-4000-8000-000000000000', kind: 'damage_photo' as const },
    { ...stored, id: 'd0000000-0000-4000-8000-000000000000', kind: 'damage_act' as const },
  ]
  const ownPhotos = [
    photo('pickup', 'a0000000-0000-4000-8000-000000000000'),
    photo('return', 'b0000000-0000-4000-8000-000000000000'),
  ]
  const totals = { years: [2026], debt: 6500, paid: 3000, disputed: 0, scanMaxMb: 10 }
  const items = [{ ...DAMAGE, booking: '1047840', evidence, ownPhotos }]
  show(<DamagesView clientId={1} damages={{ ...totals, items }} query={EVERYTHING} />)
  const part = (name: string) => within(screen.getByRole('region', { name, hidden: true }))
  const { pickup, return: back } = files.handOverPhotos
  expect(part(debts.pair.before).getByRole('list', { name: pickup, hidden: true })).toBeTruthy()
  expect(part(debts.pair.after).getByText(debts.proof.damage_photo)).toBeTruthy()
  expect(part(debts.pair.after).getByRole('list', { name: back, hidden: true })).toBeTruthy()
  expect(screen.getAllByText(debts.proof.damage_photo)).toHaveLength(1)
  expect(part(debts.pair.after).queryByText(debts.proof.damage_act)).toBeNull()
  expect(screen.getByText(debts.proof.damage_act)).toBeTruthy()
})
