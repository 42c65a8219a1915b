import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Text } from '@/components/ui/text/text'
import type { CarClassSummary } from '@/lib/cars/car'
import { SITE_LINKS } from '@/lib/routing/site-links'

/** Every class in a sentence, each a way into the catalogue. */
export function Fleet({ classes }: { classes: CarClassSummary[] }) {
  const t = useTranslations('about.fleet')
  return (
    <InfoBlock actions={<Button href={SITE_LINKS.rent}>{t('all')}</Button>} heading={t('title')}>
      <Text tone="muted">{t('lead')}</Text>
      <CardGrid as="div">
        {classes.map(({ id, name, lead, models }) => (
          <Card href={`/rent/?class=${id}`} key={id}>
            <Text as="b" weight="semi">
              {name}
            </Text>
            <Text as="span" size="s" tone="muted">
              {lead}
            </Text>
            <Text as="strong" size="s" weight="semi">
              {t('models', { count: models })}
            </Text>
          </Card>
        ))}
      </CardGrid>
    </InfoBlock>
  )
}
