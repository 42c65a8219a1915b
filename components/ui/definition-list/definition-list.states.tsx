import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { DefinitionList } from './definition-list'
import { DefinitionRow } from './definition-row'

const LOOKS = ['facts', 'needs', 'stacked', 'signed', 'sums', 'prices', 'cards', 'inline'] as const

/** Every look; notes and tones; a pair alone, which has no look of its own. */
export function DefinitionListStates({ texts }: { texts: SampleTexts }) {
  const rows = [
    { term: texts.car, value: 'Toyota RAV4' },
    { term: texts.deposit, values: ['10 000 ₽', texts.status] },
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
          rows={[{ term: texts.total, value: '900 ₽', tone: 'danger', note: texts.otherDay }]}
        />
      </Sample>
      <Sample of="DefinitionRow">
        <dl>
          <DefinitionRow term={texts.car} value="Toyota RAV4" />
        </dl>
      </Sample>
    </>
  )
}
