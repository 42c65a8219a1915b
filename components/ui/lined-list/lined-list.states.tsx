import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { LinedList } from './lined-list'

/** Items with a line between them. */
export function LinedListStates({ texts }: { texts: SampleTexts }) {
  return (
    <Sample of="LinedList">
      <LinedList>
        {texts.choices.map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </LinedList>
    </Sample>
  )
}
