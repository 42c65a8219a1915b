import { useLocale, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card/card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { routeHref } from '@/lib/contacts/map-addresses'
import { formatRoubles } from '@/lib/format/money'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Place } from '@/provider/contract/places'

/** The first places of the branch's list beside the branch itself. */
export function ContactPlaces({ places }: { places: Place[] }) {
  const t = useTranslations('contacts.places')
  const locale = useLocale()
  if (places.length === 0) return null
  return (
    <InfoBlock heading={t('title')}>
      <CardGrid>
        {places.map(({ id, name, hint, feeKop, lat, lng, needsAddress }) => (
          <Card key={id}>
            <Icon of="map-pinned" size="l" />
            <Heading level={3} size="s" weight="semi">
              {name}
            </Heading>
            <Text size="s" tone="muted">
              {hint}
            </Text>
            <Text as="strong" size="s" weight="semi">
              {feeKop === 0 ? t('free') : t('fee', { fee: formatRoubles(feeKop, locale) })}
            </Text>
            {!needsAddress && (
              <TextLink
                aria-label={t('routeTo', { name })}
                href={routeHref({ latitude: lat, longitude: lng })}
                isExternal
                rel="noopener"
                size="s"
              >
                {t('route')}
              </TextLink>
            )}
          </Card>
        ))}
      </CardGrid>
      <TextLink href={SITE_LINKS.prices}>{t('all')}</TextLink>
    </InfoBlock>
  )
}
