import { DefinitionRow } from '@/components/ui/definition-list/definition-row'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { TextLink } from '@/components/ui/text-link/text-link'
import { ReviewList } from './review-list'

/** A row with the way to change it, and one without. */
export function ReviewListStates({ texts }: { texts: SampleTexts }) {
  return (
    <Sample of="ReviewList">
      <ReviewList>
        <DefinitionRow
          action={
            <TextLink href="#review-list" isExternal size="s">
              {texts.change}
            </TextLink>
          }
          term={texts.heading}
          value={`${texts.day}, ${texts.place}`}
        />
        <DefinitionRow term={texts.car} value="Toyota RAV4" />
      </ReviewList>
    </Sample>
  )
}
