import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { chartBars } from '@/lib/miles/chart-bars'
import { ledgerCsv } from '@/lib/miles/ledger-csv'
import { readMiles } from '@/lib/miles/read-miles'
import { readYear, yearHref } from '@/lib/miles/year'
import ru from '@/messages/ru/miles.json'
import cn from '@/messages/zh-CN/miles.json'
import type { MileEntry } from '@/provider/contract/miles'

const ZONE = 'Asia/Vladivostok'
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

function csvOf(items: MileEntry[], locale: 'ru' | 'zh-CN' = 'ru'): string {
  const t = createTranslator({ locale, messages: { miles: locale === 'ru' ? ru : cn }, namespace: 'miles' })
  return ledgerCsv(items, t as Parameters<typeof ledgerCsv>[1], ZONE)
}

describe('the ledger as a file', () => {
  it('has a mark for Excel, a header in the reader’s language, and days of the station', () => {
    expect(csvOf([ENTRY])).toBe(
      '\uFEFFДата;За что;Бронь;Ставка;Мили;Состояние;Сгорят;Остаток\r\n' +
        '2026-01-01;Аренда завершена;1045237;3;893;Начислены;2027-12-31;893\r\n',
    )
    expect(csvOf([], 'zh-CN')).toBe('\uFEFF日期;事由;预订号;返还比例;积分;状态;到期日;余额\r\n')
  })

  it('leaves empty what is not known, and writes what was spent as a number', () => {
    const spent = { ...ENTRY, booking: null, earnPercent: null, miles: -720, state: 'spent', expiresOn: null } as const
    expect(csvOf([spent]).split('\r\n')[1]).toBe('2026-01-01;Аренда завершена;;;-720;Потрачены;;893')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+7', "'+7"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
    ['две;части', '"две;части"'],
    ['в две\r\nстроки', '"в две\r\nстроки"'],
    ['"кавычки"', '"""кавычки"""'],
  ])('writes the text %j as %j: no spreadsheet takes it for a formula or for two cells', (text, written) => {
    expect(csvOf([{ ...ENTRY, text }])).toContain(`;${written};1045237;`.replace(';', '2026-01-01;'))
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

  it.each([
    ['2026', 2026],
    ['0599', 599],
    ['26', null],
    ['2026-01', null],
    [['2026', '2025'], null],
    [undefined, null],
  ])('%j is the year %s', (value, year) => {
    expect(readYear(value)).toBe(year)
  })
})

it.each([
  [null, '/account/charge/'],
  [2026, '/account/charge/?year=2026'],
  // Four digits, as the provider takes them.
  [599, '/account/charge/?year=0599'],
  [0, '/account/charge/?year=0000'],
])('the address of %s is %s', (year, href) => {
  expect(yearHref('/account/charge/', year)).toBe(href)
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
