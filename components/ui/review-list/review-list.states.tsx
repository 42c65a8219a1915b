import { DefinitionRow } from '@/components/ui/definition-list/definition-row'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { ReviewList } from './review-list'

/** A row with the way to change it, and one without. */
export function ReviewListStates({ texts }: { texts: SampleTexts }) {
  return (
    <Sample of="ReviewList">
      <ReviewList>
        <DefinitionRow
          action={<a href="#review-list">{texts.change}</a>}
          term={texts.heading}
          value={`${texts.day}, ${texts.place}`}
        />
        <DefinitionRow term={texts.car} value="Toyota RAV4" />
      </ReviewList>
    </Sample>
  )
}
