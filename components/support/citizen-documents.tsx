import { useLocale, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card/card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Heading } from '@/components/ui/heading/heading'
import { Text } from '@/components/ui/text/text'
import { CITIZEN_ORDER } from '@/lib/conditions/citizen-order'
import type { Settings } from '@/provider/contract/settings'

/** What to bring, by citizenship; readers find their own first. */
export function CitizenDocuments({ documents, level }: { documents: Settings['documents']; level: 2 | 3 }) {
  const t = useTranslations('support.doc')
  return (
    <CardGrid as="div">
      {CITIZEN_ORDER[useLocale()].map((citizenship) => (
        <Card as="section" key={citizenship}>
          <Heading level={level} size="s" weight="semi">
            {t(`citizen.${citizenship}`)}
          </Heading>
          <Text size="s" tone="muted">
            {documents[citizenship]}
          </Text>
        </Card>
      ))}
    </CardGrid>
  )
}
