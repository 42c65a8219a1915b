import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { DefinitionList } from './definition-list'

const LOOKS = ['facts', 'needs', 'stacked', 'signed', 'sums', 'prices', 'cards', 'inline'] as const

/** Every look; notes and tones. */
export function DefinitionListStates({ words }: { words: SampleWords }) {
  const rows = [
    { term: words.car, value: 'Toyota RAV4' },
    { term: words.deposit, values: ['10 000 ₽', words.status] },
  ]
  return (
    <>
      {LOOKS.map((look) => (
        <Sample key={look} of={`look="${look}"`}>
          <DefinitionList look={look} rows={rows} />
        </Sample>
      ))}
      <Sample of='look="cards" tone="danger" note'>
        <DefinitionList
          look="cards"
          rows={[{ term: words.total, value: '900 ₽', tone: 'danger', note: words.otherDay }]}
        />
      </Sample>
    </>
  )
}
