import type { ReactNode } from 'react'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { PriceListTable } from './price-list-table'
import { Table } from './table'
import type { TableProps } from './table-frame'
import { TermTable } from './term-table'

const ROWS = [
  { car: 'Kia Rio', price: '3 000 ₽', deposit: '5 000 ₽' },
  { car: 'Toyota RAV4', price: '6 100 ₽', deposit: '10 000 ₽' },
]

/** Every look. */
export function TableStates({ texts }: { texts: SampleTexts }) {
  const table: TableProps<(typeof ROWS)[number]> = {
    caption: texts.price,
    columns: [
      { name: texts.car, cell: ({ car }) => car },
      { name: texts.price, align: 'end', isNumeric: true, cell: ({ price }) => price },
      { name: texts.deposit, align: 'end', isBest: true, cell: ({ deposit }) => deposit },
    ],
    keyOf: ({ car }) => car,
    rows: ROWS,
  }
  const samples: [string, ReactNode][] = [
    ['look="plain"', <Table key="plain" {...table} isCaptionVisible />],
    ['TermTable look="terms"', <TermTable key="terms" {...table} look="terms" />],
    ['TermTable look="months"', <TermTable key="months" {...table} look="months" />],
    ['PriceListTable', <PriceListTable key="prices" {...table} />],
    ['look="small"', <Table key="small" {...table} look="small" />],
  ]
  return samples.map(([name, sample]) => (
    <Sample isWide key={name} of={name}>
      {sample}
    </Sample>
  ))
}
