import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import { damageRows, fineRows } from '@/lib/debts/debts-csv'
import { inDueOrder } from '@/lib/debts/due-order'
import { historyRows } from '@/lib/history/history-csv'
import debts from '@/messages/ru/debts.json'
import history from '@/messages/ru/history.json'
import type { DamagesResponse, FinesResponse } from '@/provider/contract/debts'

const t = createTranslator({ locale: 'ru', messages: { debts }, namespace: 'debts' })
const DEBT = {
  ...{ id: 1, car: 'Toyota RAV4', drawn: { slug: 'toyota-rav4', body: 'crossovers', cvet: 'белый' } },
  ...{ date: '2026-10-06', booking: '1045922', note: '', evidence: [], disputeUntil: null, dispute: null },
}
const FINE: FinesResponse['items'][number] = {
  ...DEBT,
  ...{ name: 'Превышение', size: 750, paid: 0, debt: 563, status: 'new', place: 'Русский мост', discount: null },
  ...{ decisionNumber: 'DEMO-1', decisionDate: '2026-11-09' },
}
const DAMAGE: DamagesResponse['items'][number] = {
  ...DEBT,
  ...{
    damage: 'Скол',
    cost: 9500,
    covered: 1000,
    paid: 3000,
    fromDeposit: 2000,
    atMost: null,
    debt: 5500,
    ownPhotos: [],
    status: 'open',
  },
}
const money = (roubles: number) => ({ kopecks: roubles * 100 })

it('writes fines with every sum and the decision, named in the reader’s language', () => {
  const [header, row] = fineRows([FINE], t as Parameters<typeof fineRows>[1])
  expect(header).toEqual([
    ...['Дата', 'Нарушение', 'Машина', 'Место', 'Постановление', 'Дата постановления', 'Сумма, ₽', 'Оплачено, ₽'],
    ...['Долг, ₽', 'Состояние', 'Бронь'],
  ])
  expect(row).toEqual([
    ...['2026-10-06', 'Превышение', 'Toyota RAV4', 'Русский мост', 'DEMO-1', '2026-11-09', money(750), money(0)],
    ...[money(563), 'К оплате', '1045922'],
  ])
})

it('writes damages with what insurance and deposit took over', () => {
  const [header, row] = damageRows([DAMAGE], t as Parameters<typeof damageRows>[1])
  expect(header).toHaveLength(row?.length ?? 0)
  expect(row).toEqual([
    ...['2026-10-06', 'Скол', 'Toyota RAV4', money(9500), money(1000), money(2000), money(3000), money(5500)],
    ...['К оплате', '1045922'],
  ])
})

it('writes rentals with the station’s times', () => {
  const tCsv = createTranslator({ locale: 'ru', messages: { history }, namespace: 'history.csv' })
  const item = {
    ...{ number: '1046059', date: '2026-10-11T15:00:00.000Z', status: 'cancelled_client' as const, car: 'Toyota RAV4' },
    ...{ drawn: DEBT.drawn, pickupAt: '2026-11-05T02:00:00.000Z', dropoffAt: '2026-11-12T20:30:00.000Z' },
    ...{ totalKop: 1_428_300, paidKop: 285_700, costKop: 0, refundKop: 285_700, distanceKm: null, miles: 0 },
  }
  const [header, row] = historyRows([item], tCsv as Parameters<typeof historyRows>[1], (status) => status)
  expect(header).toHaveLength(row?.length ?? 0)
  expect(row).toEqual([
    ...['1046059', '2026-10-12 01:00', 'Toyota RAV4', '2026-11-05 12:00', '2026-11-13 06:30', 'cancelled_client'],
    ...[money(14_283), money(2857), money(2857), money(0), null, 0],
  ])
})

it('puts what is overdue before what has a day, what is disputed behind it, and the settled last', () => {
  const rows = [
    { id: 1, debt: 0, date: '2026-11-20', status: 'paid' },
    { id: 2, debt: 1, date: '2026-01-01', status: 'disputed' },
    { id: 3, debt: 1, date: '2026-10-01', status: 'new', discount: { until: '2026-12-09' } },
    { id: 4, debt: 1, date: '2026-11-01', status: 'overdue', discount: null },
    { id: 5, debt: 0, date: '2026-10-20', status: 'paid' },
  ]
  expect(inDueOrder(rows).map(({ id }) => id)).toEqual([4, 3, 2, 1, 5])
})
