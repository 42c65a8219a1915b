import { describe, expect, it } from 'vitest'
import { type Column, tableLines, widthOf } from '@/provider/cli/text/table'

type Person = { name: string; sum: string; note?: string | null }

const COLUMNS: readonly Column<Person>[] = [
  { head: { ru: 'Имя', en: 'Name' }, cell: ({ name }) => name },
  { head: { ru: 'Сумма', en: 'Sum' }, cell: ({ sum }) => sum, isNumber: true },
  { head: { ru: 'Заметка', en: 'Note' }, cell: ({ note }) => note },
]

describe('a list in columns', () => {
  it('is aligned under its head in any script', () => {
    const rows = [
      { name: '王小明', sum: '5 ₽', note: 'よい' },
      { name: 'Ёлкин Й\u0306', sum: '12 345 ₽', note: '' },
      { name: 'ＦＵＬＬ', sum: '', note: 'end' },
    ]
    const lines = tableLines(rows, COLUMNS, 'ru')
    expect(lines).toEqual([
      'Имя          Сумма  Заметка',
      '王小明         5 ₽  よい',
      'Ёлкин Й\u0306   12 345 ₽',
      'ＦＵＬＬ            end',
    ])
    const begins = lines.map((line) => widthOf(line.slice(0, line.search(/Заметка|よい|end/))))
    expect([begins[0], begins[1], begins[3]]).toEqual([20, 20, 20])
  })

  it('is one line for each row, and has no column that is empty in all of them', () => {
    const rows = [{ name: 'Анна\r\n\tПетрова', sum: '1' }]
    expect(tableLines(rows, COLUMNS, 'en')).toEqual(['Name          Sum', 'Анна Петрова    1'])
  })
})
