import { Heading } from '@/components/ui/heading/heading'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Text } from '@/components/ui/text/text'
import { BareCard } from './bare-card'
import { Card } from './card'
import { CardGrid } from './card-grid'

/** Cards in grids of every width: with text, as a link, with a picture, on a panel. */
export function CardStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample isWide of="CardGrid">
        <CardGrid>
          <Card>
            <Heading level={3} size="s" weight="semi">
              {texts.heading}
            </Heading>
            <Text size="s" tone="muted">
              {texts.sentence}
            </Text>
          </Card>
          <Card size="s" tone="sunk">
            {texts.longSentence}
          </Card>
        </CardGrid>
      </Sample>
      <Sample isWide of='min="m" href'>
        <CardGrid as="div" min="m">
          <Card href="/conditions/">{texts.link}</Card>
        </CardGrid>
      </Sample>
      <Sample isWide of='min="l" BareCard'>
        <CardGrid as="div" min="l">
          <BareCard>{texts.longSentence}</BareCard>
        </CardGrid>
      </Sample>
      <Sample isWide of='min="l" isDense BareCard'>
        <CardGrid as="div" isDense min="l">
          <BareCard>{texts.longSentence}</BareCard>
        </CardGrid>
      </Sample>
    </>
  )
}
