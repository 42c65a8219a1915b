import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { Heading } from './heading'

/** Headings of the levels within a page, and in every size. */
export function HeadingStates({ words }: { words: SampleWords }) {
  return (
    <>
      <Sample of="level={3}">
        <Heading level={3}>{words.heading}</Heading>
      </Sample>
      <Sample of="isSub">
        <Heading level={3} isSub>
          {words.heading}
        </Heading>
      </Sample>
      {(['l', 's'] as const).map((size) => (
        <Sample key={size} of={`size="${size}"`}>
          <Heading level={3} size={size}>
            {words.heading}
          </Heading>
        </Sample>
      ))}
      <Sample of='size="s" weight="semi"'>
        <Heading level={3} size="s" weight="semi">
          {words.heading}
        </Heading>
      </Sample>
    </>
  )
}
