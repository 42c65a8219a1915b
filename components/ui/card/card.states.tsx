import { Heading } from '@/components/ui/heading/heading'
import { Text } from '@/components/ui/text/text'
import { Card } from './card'
import { CardGrid } from './card-grid'

/** Cards in grids of every width: with text, as a link, with a picture, on a panel. */
export function CardStates() {
  return (
    <>
      <CardGrid>
        <Card>
          <Heading level={3} size="s" weight="semi">
            Card
          </Heading>
          <Text size="s" tone="muted">
            text
          </Text>
        </Card>
        <Card size="s" tone="sunk">
          on a panel
        </Card>
      </CardGrid>
      <CardGrid as="div" min="m">
        <Card href="/about/">link</Card>
      </CardGrid>
      <CardGrid as="div" isRail min="l">
        <Card as="article" isBare>
          picture
        </Card>
      </CardGrid>
      <CardGrid as="div" isDense min="l">
        <Card as="article" isBare>
          picture in a narrower column
        </Card>
      </CardGrid>
    </>
  )
}
