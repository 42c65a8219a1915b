import { DefinitionList, TotalLine } from './definition-list'
import { DefinitionRow } from './definition-row'

const LOOKS = ['facts', 'needs', 'stacked', 'signed', 'lines', 'sums', 'prices', 'cards', 'inline', 'review'] as const

/** Every look; dense lines, lines of words, a total, notes, tones and the way to change a row. */
export function DefinitionListStates() {
  const rows = [
    { term: 'Car', value: 'Kia Rio' },
    { term: 'Deposit', values: ['10 000 ₽', 'cash or card'] },
  ]
  return (
    <>
      {LOOKS.map((look) => (
        <DefinitionList key={look} look={look} rows={rows} />
      ))}
      <DefinitionList isDense look="lines" rows={[{ term: 'Discount', value: '−500 ₽', tone: 'success' }]} />
      <DefinitionList isWordy look="lines" rows={[{ term: 'Standard', value: 'at most 30 000 ₽' }]} />
      <TotalLine term="Total" value="9 000 ₽" />
      <DefinitionList look="cards" rows={[{ term: 'To pay', value: '900 ₽', tone: 'danger', note: 'since 1 May' }]} />
      <DefinitionList look="review">
        <DefinitionRow action={<a href="#change">Change</a>} term="Pick-up" value="1 May, Sochi" />
      </DefinitionList>
    </>
  )
}
