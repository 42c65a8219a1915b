import { Heading } from '@/components/ui/heading/heading'
import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { Text } from '@/components/ui/text/text'
import { Card } from './card'
import { CardGrid } from './card-grid'

/** Cards in grids of every width: with text, as a link, with a picture, on a panel. */
export function CardStates({ words }: { words: SampleWords }) {
  return (
    <>
      <Sample isWide of="CardGrid">
        <CardGrid>
          <Card>
            <Heading level={3} size="s" weight="semi">
              {words.heading}
            </Heading>
            <Text size="s" tone="muted">
              {words.sentence}
            </Text>
          </Card>
          <Card size="s" tone="sunk">
            {words.longSentence}
          </Card>
        </CardGrid>
      </Sample>
      <Sample isWide of='min="m" href'>
        <CardGrid as="div" min="m">
          <Card href="/conditions/">{words.link}</Card>
        </CardGrid>
      </Sample>
      <Sample isWide of='min="l" isRail isBare'>
        <CardGrid as="div" isRail min="l">
          <Card as="article" isBare>
            {words.longSentence}
          </Card>
        </CardGrid>
      </Sample>
      <Sample isWide of='min="l" isDense isBare'>
        <CardGrid as="div" isDense min="l">
          <Card as="article" isBare>
            {words.longSentence}
          </Card>
        </CardGrid>
      </Sample>
    </>
  )
}
