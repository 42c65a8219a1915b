import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { Container } from './container'

/** As wide as the page's content, also with the room of a section. */
export function ContainerStates({ words }: { words: SampleWords }) {
  return (
    <>
      <Sample isWide of="Container">
        <Container>{words.longSentence}</Container>
      </Sample>
      {(['both', 'bottom', 'page'] as const).map((space) => (
        <Sample isWide key={space} of={`space="${space}"`}>
          <Container space={space}>{words.sentence}</Container>
        </Sample>
      ))}
    </>
  )
}
