import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { chartBars } from '@/lib/miles/chart-bars'
import { ledgerRows } from '@/lib/miles/ledger-csv'
import { readMiles } from '@/lib/miles/read-miles'
import ru from '@/messages/ru/miles.json'
import cn from '@/messages/zh-CN/miles.json'
import type { MileEntry } from '@/provider/contract/miles'

const ENTRY: MileEntry = {
  id: 1,
  at: '2025-12-31T15:00:00.000Z',
  text: 'Аренда завершена',
  booking: '1045237',
  car: { name: 'Toyota RAV4', drawn: { slug: 'toyota-rav4', body: 'crossovers', cvet: 'белый' } },
  earnPercent: 3,
  miles: 893,
  state: 'credited',
  expiresOn: '2027-12-31',
  balance: 893,
}

function rowsOf(items: MileEntry[], locale: 'ru' | 'zh-CN' = 'ru') {
  const t = createTranslator({ locale, messages: { miles: locale === 'ru' ? ru : cn }, namespace: 'miles' })
  return ledgerRows(items, t as Parameters<typeof ledgerRows>[1])
}

describe('the ledger as a file', () => {
  it('has a header in the reader’s language, and days of the station', () => {
    expect(rowsOf([ENTRY])).toEqual([
      ['Дата', 'За что', 'Бронь', 'Машина', 'Процент', 'Мили', 'Состояние', 'Сгорят', 'Стало миль'],
      ['2026-01-01', 'Аренда завершена', '1045237', 'Toyota RAV4', 3, 893, 'Начислены', '2027-12-31', 893],
    ])
    expect(rowsOf([], 'zh-CN')).toEqual([
      ['日期', '事由', '订单号', '车型', '返还比例', '积分', '状态', '到期日', '余额'],
    ])
  })

  it('leaves empty what is not known, and writes what was spent as a number', () => {
    const gone = { booking: null, car: null, earnPercent: null, expiresOn: null }
    const [, row] = rowsOf([{ ...ENTRY, ...gone, miles: -720, state: 'spent' }])
    expect(row).toEqual(['2026-01-01', 'Аренда завершена', null, null, null, -720, 'Потрачены', null, 893])
  })
})

describe('what is typed', () => {
  it.each([
    ['1', 1],
    ['1 200', 1_200],
    ['1 200', 1_200],
    ['0', null],
    ['-5', null],
    ['1,5', null],
    ['1e3', null],
    ['', null],
    ['9999999999', null],
  ])('%j is %s miles', (text, miles) => {
    expect(readMiles(text)).toBe(miles)
  })
})

describe('the bars of a year', () => {
  const month = (came: number, went: number, index = 0) => ({ month: `2026-0${index + 1}`, came, went })

  it('are as tall as the greatest of all, and what is small is still seen', () => {
    const [first, second] = chartBars([month(10_000, 1), month(0, 5_000, 1)])
    expect([first?.came.height, first?.went.height, second?.came.height, second?.went.height]).toEqual([110, 2, 0, 55])
    expect(first?.came.y).toBe(0)
  })

  it('of a year without miles are none', () => {
    expect(chartBars([month(0, 0)])[0]).toMatchObject({ came: { height: 0 }, went: { height: 0 } })
  })
})
