import { useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list/definition-list'
import { DisclosureRow } from '@/components/ui/disclosure/disclosure-row'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import type { CarPage } from '@/lib/cars/car'
import { useComfortRows, useEngineRows, useModelRows } from './attribute-rows'
import { useRentalRows } from './rental-rows'

/** The model in words, and folded every attribute of the specification (§3) and what the branch adds; an empty one leaves no row. */
export function CarAttributes({ car, maxDriverAge }: { car: CarPage; maxDriverAge: number }) {
  const t = useTranslations('cars')
  const technical = [...useModelRows(car), ...useEngineRows(car), ...useComfortRows(car)]
  const rental = useRentalRows(car, maxDriverAge)
  return (
    <Panel heading={t('attributes')} headingId="attributes">
      <Text>{car.description}</Text>
      <DisclosureRow summary={t('allAttributes')}>
        <DefinitionList rows={technical} />
        <h3>{t('rentalTerms')}</h3>
        <DefinitionList rows={rental} />
      </DisclosureRow>
    </Panel>
  )
}
