import { Cell, CellNote } from './cell'
import { GroupRow, ModelsFrame } from './models-frame'
import { Table } from './table'

const LOOKS = ['rows', 'plain', 'terms', 'months', 'prices', 'small'] as const
const ROWS = [
  { car: 'Kia Rio', short: '3 000 ₽', long: '2 400 ₽' },
  { car: 'Toyota RAV4', short: '6 100 ₽', long: '4 900 ₽' },
]

/** Every look, made from data; records with acts and a current row; models in groups. */
export function TableStates() {
  return (
    <>
      {LOOKS.map((look) => (
        <Table
          caption={`Prices: ${look}`}
          columns={[
            { name: 'Car', cell: ({ car }) => car },
            { name: 'Up to 3 days', align: 'end', isNumeric: true, cell: ({ short }) => short },
            { name: 'From 7 days', align: 'end', isBest: true, cell: ({ long }) => long },
          ]}
          isCaptionShown={look === 'plain'}
          isCurrent={({ car }) => look === 'rows' && car === 'Kia Rio'}
          key={look}
          keyOf={({ car }) => car}
          look={look}
          rows={ROWS}
        />
      ))}
      <ModelsFrame caption="Models">
        <thead>
          <tr>
            <th scope="col">Car</th>
            <Cell align="end" as="th" scope="col">
              From 7 days
            </Cell>
          </tr>
        </thead>
        <tbody>
          <GroupRow columns={2}>Economy</GroupRow>
          <tr>
            <th scope="row">Kia Rio</th>
            <Cell align="end" isBest>
              2 400 ₽<CellNote>a day</CellNote>
            </Cell>
          </tr>
        </tbody>
      </ModelsFrame>
    </>
  )
}
