import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Table } from './table'

const LOOKS = ['rows', 'plain', 'terms', 'months', 'prices', 'small'] as const
const ROWS = [
  { car: 'Kia Rio', price: '3 000 ₽', deposit: '5 000 ₽' },
  { car: 'Toyota RAV4', price: '6 100 ₽', deposit: '10 000 ₽' },
]

/** Every look; records with acts. */
export function TableStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      {LOOKS.map((look) => (
        <Sample isWide key={look} of={`look="${look}"`}>
          <Table
            caption={texts.price}
            columns={[
              { name: texts.car, cell: ({ car }) => car },
              { name: texts.price, align: 'end', isNumeric: true, cell: ({ price }) => price },
              { name: texts.deposit, align: 'end', isBest: true, cell: ({ deposit }) => deposit },
            ]}
            isCaptionVisible={look === 'plain'}
            keyOf={({ car }) => car}
            look={look}
            rows={ROWS}
          />
        </Sample>
      ))}
    </>
  )
}
