import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { LinedList } from './lined-list'

/** Items with a line between them. */
export function LinedListStates({ words }: { words: SampleWords }) {
  return (
    <Sample of="LinedList">
      <LinedList>
        {words.choices.map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </LinedList>
    </Sample>
  )
}
