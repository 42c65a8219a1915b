import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { Cell, CellNote } from './cell'
import { GroupRow, ModelsFrame } from './models-frame'
import { Table } from './table'

const LOOKS = ['rows', 'plain', 'terms', 'months', 'prices', 'small'] as const
const ROWS = [
  { car: 'Kia Rio', price: '3 000 ₽', deposit: '5 000 ₽' },
  { car: 'Toyota RAV4', price: '6 100 ₽', deposit: '10 000 ₽' },
]

/** Every look, made from data; records with acts and a current row; models in groups. */
export function TableStates({ words }: { words: SampleWords }) {
  return (
    <>
      {LOOKS.map((look) => (
        <Sample isWide key={look} of={`look="${look}"`}>
          <Table
            caption={words.price}
            columns={[
              { name: words.car, cell: ({ car }) => car },
              { name: words.price, align: 'end', isNumeric: true, cell: ({ price }) => price },
              { name: words.deposit, align: 'end', isBest: true, cell: ({ deposit }) => deposit },
            ]}
            isCaptionShown={look === 'plain'}
            isCurrent={({ car }) => look === 'rows' && car === 'Kia Rio'}
            keyOf={({ car }) => car}
            look={look}
            rows={ROWS}
          />
        </Sample>
      ))}
      <Sample isWide of="ModelsFrame">
        <ModelsFrame caption={words.price}>
          <thead>
            <tr>
              <th scope="col">{words.car}</th>
              <Cell align="end" as="th" scope="col">
                {words.price}
              </Cell>
            </tr>
          </thead>
          <tbody>
            <GroupRow columns={2}>{words.gearbox}</GroupRow>
            <tr>
              <th scope="row">Kia Rio</th>
              <Cell align="end" isBest>
                2 400 ₽<CellNote>{words.choices[1]}</CellNote>
              </Cell>
            </tr>
          </tbody>
        </ModelsFrame>
      </Sample>
    </>
  )
}
