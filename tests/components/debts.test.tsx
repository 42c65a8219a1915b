import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { DamagesView } from '@/components/client/damages-view'
import { DebtsPanel } from '@/components/client/debts-panel'
import { FinesView } from '@/components/client/fines-view'
import client from '@/messages/ru/client.json'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ children, ...rest }: { href: string; children: ReactNode }) => <a {...rest}>{children}</a>,
}))

const FINE = { name: 'Превышение', car: 'Toyota RAV4', booking: null, date: '2026-10-06', place: '', size: 750 }
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))
const sums = () => screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))

function show(view: ReactNode): void {
  render(
    <NextIntlClientProvider locale="ru" messages={{ client }} timeZone="Asia/Vladivostok">
      {view}
    </NextIntlClientProvider>,
  )
}

it('shows of fines what the provider says is owed and was paid, not their size', () => {
  const items = [
    { ...FINE, id: 1, paid: 0, debt: 563 },
    { ...FINE, id: 2, paid: 563, debt: 0 },
  ]
  show(<FinesView fines={{ items, debt: 1688, paid: 1313 }} />)
  expect(sums()).toEqual(['1 688 ₽', '1 313 ₽'])
  expect(rows()[1]).toContain('750 ₽Не оплачен 563 ₽')
  expect(rows()[2]).toContain('750 ₽Оплачен 563 ₽')
})

it('shows of damages what the provider says is owed', () => {
  const place = { car: 'Toyota RAV4', booking: null, date: '2026-10-07' }
  const item = { id: 1, damage: 'Скол', ...place, cost: 9500, paid: 3000, debt: 6500 }
  show(<DamagesView damages={{ items: [item], debt: 6500, paid: 3000 }} />)
  expect(sums()).toEqual(['6 500 ₽', '3 000 ₽'])
  expect(rows()[1]).toContain('9 500 ₽3 000 ₽6 500 ₽')
})

it('names on the first page only what is owed', () => {
  show(<DebtsPanel clientId={7} debts={{ fines: 1688, damages: 0 }} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))).toEqual([
    'Штрафы1 688 ₽',
  ])
})
