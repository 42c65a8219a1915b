import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { PageHead } from './page-head'

/** The heading of a page with its lead, and with more room above it. */
export function PageHeadStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample isWide of="lead">
        <PageHead heading={texts.heading} lead={texts.longSentence} />
      </Sample>
      <Sample isWide of='as="header" hasLongWords isRoomy'>
        <PageHead as="header" hasLongWords heading={texts.longHeading} isRoomy />
      </Sample>
    </>
  )
}
