import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { DebtsBanner } from '@/components/account/debts-banner'
import { DamagesView } from '@/components/debts/damages-view'
import { DebtsPanel } from '@/components/debts/debts-panel'
import { FinesView } from '@/components/debts/fines-view'
import account from '@/messages/ru/account.json'
import debts from '@/messages/ru/debts.json'
import files from '@/messages/ru/files.json'
import history from '@/messages/ru/history.json'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ children, ...rest }: { href: string; children: ReactNode }) => <a {...rest}>{children}</a>,
}))

const UNDISPUTED = { booking: null, note: '', evidence: [], disputeUntil: null, dispute: null }
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
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))
const sums = () => screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))

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
    { ...FINE, id: 1, paid: 0, debt: 563, status: 'new' as const, discount },
    { ...FINE, id: 2, paid: 563, debt: 0, status: 'paid' as const, discount: null },
  ]
  show(<FinesView fines={{ items, debt: 1688, paid: 1313, disputed: 0, scanMaxMb: 10, years: [2026] }} />)
  expect(sums()).toEqual(['1 688 ₽', '1 313 ₽'])
  expect(rows()[1]).toContain('Русский мостПостановление DEMO-1 от 9 ноября 2026')
  expect(rows()[1]).toContain('До 9 декабря 2026 г. включительно — 563 ₽')
  expect(rows()[1]).toContain('750 ₽К оплатеОплатить 563 ₽')
  expect(screen.getByRole('link', { name: /^Оплатить/ }).getAttribute('href')).toBe(
    '/payment/?purpose=fine&number=DEMO-1',
  )
  expect(rows()[2]).toContain('Оплачено 563 ₽ со скидкой')
  expect(rows()[2]).toMatch(/750 ₽Оплачено$/)
  expect(rows()[2]).not.toContain('включительно')
})

it('shows of damages what the provider says is owed, and what the insurance took over', () => {
  show(
    <DamagesView
      damages={{
        items: [DAMAGE, { ...DAMAGE, id: 2, covered: 6500 }],
        debt: 6500,
        paid: 3000,
        disputed: 0,
        scanMaxMb: 10,
        years: [2026],
      }}
    />,
  )
  expect(sums()).toEqual(['6 500 ₽', '3 000 ₽'])
  expect(rows()[1]).toContain('9 500 ₽3 000 ₽6 500 ₽')
  expect(rows()[1]).not.toContain('Страховка')
  expect(rows()[2]).toContain('Страховка покрыла 6 500 ₽')
})

it('offers a dispute while there is time, and afterwards says when it was given', () => {
  const dispute = { givenAt: '2026-11-20T04:00:00Z', text: 'Не я', files: [] }
  const items = [
    { ...DAMAGE, disputeUntil: '2026-11-27' },
    { ...DAMAGE, id: 2, status: 'disputed' as const, dispute },
    { ...DAMAGE, id: 3 },
  ]
  show(<DamagesView damages={{ items, debt: 6500, paid: 3000, disputed: 3500, scanMaxMb: 10, years: [2026] }} />)
  expect(sums()).toEqual(['6 500 ₽', 'из них оспаривается 3 500 ₽', '3 000 ₽'])
  const looks = screen.getAllByRole('link', { name: /^Оплатить/ }).map(({ dataset }) => dataset.look)
  expect(looks).toEqual(['primary s', 'line s', 'primary s'])
  expect(screen.getAllByRole('button', { name: 'Оспорить: Скол' })).toHaveLength(1)
  expect(rows()[1]).toContain('Оспорить можно до 27 ноября 2026')
  expect(rows()[2]).toContain('Вы оспорили 20 ноября 2026')
  expect(rows()[2]).toContain('Пока идёт проверка, долг не растёт.')
})

it('says how a dispute ended: what was kept is to be paid, what was cancelled is not', () => {
  const dispute = { givenAt: '2026-11-20T04:00:00Z', text: 'Не я', files: [] }
  const items = [
    { ...DAMAGE, status: 'dispute_kept' as const, dispute },
    { ...DAMAGE, id: 2, status: 'cancelled' as const, debt: 0, dispute },
  ]
  show(<DamagesView damages={{ items, debt: 6500, paid: 3000, disputed: 0, scanMaxMb: 10, years: [2026] }} />)
  expect(rows()[1]).toMatch(/Оставлен после проверки.*Оплатить 6 500 ₽/)
  expect(rows()[2]).toMatch(/Отменён после проверки.*Вы оспорили 20 ноября 2026(?!.*оплатить)/)
})

it('opens what the branch has to show by a link of one look', async () => {
  const link = vi.fn(async () => Response.json({ data: { href: '/api/account/files/download/once/' } }))
  vi.stubGlobal('fetch', link)
  const file = { id: '3f2c4d5e-0000-4000-8000-000000000001', type: 'image/jpeg', bytes: 1 } as const
  const evidence = [{ ...file, kind: 'damage_act' as const, uploadedAt: '2026-11-20T04:00:00Z' }]
  show(
    <DamagesView
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

it('names on the first page only what is owed', () => {
  show(<DebtsPanel clientId={7} debts={{ fines: 1688, damages: 0 }} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))).toEqual([
    'Штрафы1 688 ₽',
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
  show(<FinesView fines={{ items: [fine], debt: 563, paid: 0, disputed: 563, scanMaxMb: 10, years: [2026] }} />)
  expect(rows()[1]).toContain('Со скидкой — 563 ₽. Пока идёт проверка, скидка сохраняется.')
})

it('leads to each debt with its own sum when there are two', () => {
  show(<DebtsBanner clientId={7} debts={{ fines: 1688, damages: 6500 }} />)
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent?.replaceAll(/\s/gu, ' '), link.getAttribute('href')])
  expect(links).toEqual([
    ['Штрафы: 1 688 ₽', '/account/fines/7/'],
    ['Повреждения: 6 500 ₽', '/account/damages/7/'],
  ])
})
