import { DefinitionRow } from '@/components/ui/definition-list/definition-row'
import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { ReviewList } from './review-list'

/** A row with the way to change it, and one without. */
export function ReviewListStates({ words }: { words: SampleWords }) {
  return (
    <Sample of="ReviewList">
      <ReviewList>
        <DefinitionRow
          action={<a href="#review-list">{words.change}</a>}
          term={words.heading}
          value={`${words.day}, ${words.place}`}
        />
        <DefinitionRow term={words.car} value="Toyota RAV4" />
      </ReviewList>
    </Sample>
  )
}
