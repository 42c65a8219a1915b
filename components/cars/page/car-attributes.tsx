import { useTranslations } from 'next-intl'
import { AttributeList } from '@/components/ui/attribute-list'
import type { CarPage } from '@/lib/cars/car'
import { useComfortRows, useEngineRows, useModelRows } from './attribute-rows'
import { useRentalRows } from './rental-rows'

/** Every attribute of the specification (§3) and what the branch adds; an empty one leaves no row. */
export function CarAttributes({ car, maxDriverAge }: { car: CarPage; maxDriverAge: number }) {
  const t = useTranslations('cars')
  const technical = [...useModelRows(car), ...useEngineRows(car), ...useComfortRows(car)]
  const rental = useRentalRows(car, maxDriverAge)
  return (
    <section aria-labelledby="attributes" className="panel">
      <h2 id="attributes">{t('attributes')}</h2>
      <AttributeList rows={technical} />
      <h3>{t('rentalTerms')}</h3>
      <AttributeList rows={rental} />
    </section>
  )
}
