import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { writeCsv } from '@/lib/files/write-csv'
import { HOSTILE_STRINGS } from '@/tests/setup/fuzz/hostile-strings'

describe('a file for a spreadsheet', () => {
  it.each([
    ['ru', '\uFEFFДень;Сумма\r\n2026-11-18;1234,50\r\n'],
    ['en', '\uFEFFДень,Сумма\r\n2026-11-18,1234.50\r\n'],
    ['zh-CN', '\uFEFFДень,Сумма\r\n2026-11-18,1234.50\r\n'],
  ] as const)('has the marks that spreadsheets of %s read', (language, content) => {
    const rows = [
      ['День', 'Сумма'],
      ['2026-11-18', { kopecks: 123_450 }],
    ]
    expect(writeCsv(rows, language)).toBe(content)
  })

  it('leaves empty what is not known, and writes numbers as numbers', () => {
    expect(writeCsv([[null, -720, { kopecks: -100 }, '']], 'ru')).toBe('\uFEFF;-720;-1,00;\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+7', "'+7"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
    ['две;части', '"две;части"'],
    ['две,части', '"две,части"'],
    ['в две\r\nстроки', '"в две\r\nстроки"'],
    ['"кавычки"', '"""кавычки"""'],
  ])('writes the text %j as %j: no spreadsheet takes it for a formula or for two cells', (text, written) => {
    for (const language of ['ru', 'en'] as const) expect(writeCsv([[text]], language)).toBe(`\uFEFF${written}\r\n`)
  })

  it.each(Object.entries(HOSTILE_STRINGS))(
    'keeps what an attacker types in its cell, and no formula: %s',
    (_, text) => {
      for (const language of ['ru', 'en', 'zh-CN'] as const) {
        const file = writeCsv([['before', text, 'after']], language)
        const [row = []] = parse(file, {
          bom: true,
          delimiter: language === 'ru' ? ';' : ',',
          relax_column_count: true,
        }) as string[][]
        expect([row[0], row[1]?.replace(/^'(?=[=+\-@\t\r\n])/, ''), row[2]]).toEqual([
          'before',
          Buffer.from(text).toString(),
          'after',
        ])
        expect(row[1]).not.toMatch(/^[=+\-@\t\r\n]/)
      }
    },
  )
})
