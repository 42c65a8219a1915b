import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { TextLink } from '@/components/ui/text-link/text-link'
import { Section } from './section'

/** A section with a heading and a link beside it, and one below another. */
export function SectionStates({ texts }: { texts: SampleTexts }) {
  const beside = (
    <TextLink href="/conditions/" isAlone>
      {texts.link}
    </TextLink>
  )
  return (
    <>
      <Sample isWide of="beside">
        <Section beside={beside} heading={texts.heading}>
          {texts.longSentence}
        </Section>
      </Sample>
      <Sample isWide of='space="bottom"'>
        <Section heading={texts.nextHeading} space="bottom">
          {texts.sentence}
        </Section>
      </Sample>
    </>
  )
}
