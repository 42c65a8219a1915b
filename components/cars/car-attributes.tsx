import { useTranslations } from 'next-intl'
import type { CarPage } from '@/lib/cars/car'
import { type AttributeRow, useComfortRows, useEngineRows, useModelRows } from './attribute-rows'
import { useRentalRows } from './rental-rows'

/** Every attribute of the specification (§3) and what the branch adds; an empty one leaves no row. */
export function CarAttributes({ car, maxDriverAge }: { car: CarPage; maxDriverAge: number }) {
  const t = useTranslations('cars')
  const technical = [...useModelRows(car), ...useEngineRows(car), ...useComfortRows(car)]
  const rental = useRentalRows(car, maxDriverAge)
  return (
    <section aria-labelledby="attributes" className="panel">
      <h2 id="attributes">{t('attributes')}</h2>
      <Rows rows={technical} />
      <h3>{t('rentalTerms')}</h3>
      <Rows rows={rental} />
    </section>
  )
}

function Rows({ rows }: { rows: AttributeRow[] }) {
  return (
    <dl className="attrs">
      {rows.map(({ label, value }) =>
        value === null || value === '' ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
