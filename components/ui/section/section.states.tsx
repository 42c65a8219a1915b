import { TextLink } from '@/components/ui/text-link/text-link'
import { Section } from './section'

/** A section with a heading and a link beside it, and one below another. */
export function SectionStates() {
  return (
    <>
      <Section
        beside={
          <TextLink href="/about/" isAlone>
            all
          </TextLink>
        }
        heading="Section"
        headingId="section-states"
        level={3}
      >
        content
      </Section>
      <Section heading="The next one" headingId="section-states-next" level={3} space="bottom">
        content
      </Section>
    </>
  )
}
