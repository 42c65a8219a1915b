import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { PageHead } from './page-head'

/** The heading of a page with its lead, and with more room above it. */
export function PageHeadStates({ words }: { words: SampleWords }) {
  return (
    <>
      <Sample isWide of="lead">
        <PageHead heading={words.heading} lead={words.longSentence} />
      </Sample>
      <Sample isWide of='as="header" hasLongWords isRoomy'>
        <PageHead as="header" hasLongWords heading={words.longHeading} isRoomy />
      </Sample>
    </>
  )
}
