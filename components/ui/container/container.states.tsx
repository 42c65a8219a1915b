import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Container } from './container'

/** As wide as the page's content, also with the room of a section. */
export function ContainerStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample isWide of="Container">
        <Container>{texts.longSentence}</Container>
      </Sample>
      {(['both', 'bottom', 'page'] as const).map((space) => (
        <Sample isWide key={space} of={`space="${space}"`}>
          <Container space={space}>{texts.sentence}</Container>
        </Sample>
      ))}
    </>
  )
}
