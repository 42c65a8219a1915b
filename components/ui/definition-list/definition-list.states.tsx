import { DefinitionList } from './definition-list'

const LOOKS = ['facts', 'needs', 'stacked', 'signed', 'sums', 'prices', 'cards', 'inline'] as const

/** Every look; notes and tones. */
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
      <DefinitionList look="cards" rows={[{ term: 'To pay', value: '900 ₽', tone: 'danger', note: 'since 1 May' }]} />
    </>
  )
}
