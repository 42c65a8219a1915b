import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { TextLink } from '@/components/ui/text-link/text-link'
import { Section } from './section'

/** A section with a heading and a link beside it, and one below another. */
export function SectionStates({ words }: { words: SampleWords }) {
  const beside = (
    <TextLink href="/conditions/" isAlone>
      {words.link}
    </TextLink>
  )
  return (
    <>
      <Sample isWide of="beside">
        <Section beside={beside} heading={words.heading} headingId="section-states" level={3}>
          {words.longSentence}
        </Section>
      </Sample>
      <Sample isWide of='space="bottom"'>
        <Section heading={words.nextHeading} headingId="section-states-next" level={3} space="bottom">
          {words.sentence}
        </Section>
      </Sample>
    </>
  )
}
