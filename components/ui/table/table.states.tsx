import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Cell, CellNote } from './cell'
import { GroupRow, ModelsFrame } from './models-frame'
import { Table } from './table'

const LOOKS = ['rows', 'plain', 'terms', 'months', 'prices', 'small'] as const
const ROWS = [
  { car: 'Kia Rio', price: '3 000 ₽', deposit: '5 000 ₽' },
  { car: 'Toyota RAV4', price: '6 100 ₽', deposit: '10 000 ₽' },
]

/** Every look, made from data; records with acts and a current row; models in groups. */
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
            isCurrent={({ car }) => look === 'rows' && car === 'Kia Rio'}
            keyOf={({ car }) => car}
            look={look}
            rows={ROWS}
          />
        </Sample>
      ))}
      <Sample isWide of="ModelsFrame">
        <ModelsFrame caption={texts.price}>
          <thead>
            <tr>
              <th scope="col">{texts.car}</th>
              <Cell align="end" as="th" scope="col">
                {texts.price}
              </Cell>
            </tr>
          </thead>
          <tbody>
            <GroupRow columns={2}>{texts.gearbox}</GroupRow>
            <tr>
              <th scope="row">Kia Rio</th>
              <Cell align="end" isBest>
                2 400 ₽<CellNote>{texts.choices[1]}</CellNote>
              </Cell>
            </tr>
          </tbody>
        </ModelsFrame>
      </Sample>
    </>
  )
}
