import { DefinitionRow } from '@/components/ui/definition-list/definition-row'
import { ReviewList } from './review-list'

/** A row with the way to change it, and one without. */
export function ReviewListStates() {
  return (
    <ReviewList>
      <DefinitionRow action={<a href="#change">Change</a>} term="Pick-up" value="1 May, Sochi" />
      <DefinitionRow term="Car" value="Kia Rio" />
    </ReviewList>
  )
}
