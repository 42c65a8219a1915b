import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Heading } from './heading'

/** Headings of the levels within a page, and in every size. */
export function HeadingStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample of="level={3}">
        <Heading level={3}>{texts.heading}</Heading>
      </Sample>
      <Sample of="isSub">
        <Heading level={3} isSub>
          {texts.heading}
        </Heading>
      </Sample>
      {(['l', 's'] as const).map((size) => (
        <Sample key={size} of={`size="${size}"`}>
          <Heading level={3} size={size}>
            {texts.heading}
          </Heading>
        </Sample>
      ))}
      <Sample of='size="s" weight="semi"'>
        <Heading level={3} size="s" weight="semi">
          {texts.heading}
        </Heading>
      </Sample>
    </>
  )
}
