import { useTranslations } from 'next-intl'
import { CarCard } from '@/components/cars/card/car-card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Heading } from '@/components/ui/heading/heading'
import type { Car } from '@/lib/cars/car'
import type { CashUses } from '@/provider/contract/rules/payments/cash-to-bring'

type Props = {
  cars: Car[]
  query: string
  /** By default that they are free. */
  heading?: string
  /** Below a model, beside its booking box. */
  isBeside?: boolean
  /** What is taken in cash, where the visitor has no Russian bank card. */
  cashUses?: CashUses | null
}

/** Other models that can be had on the same dates, those of the same class first; on phones of a car's page in one row. */
export function Alternatives({ cars, query, heading, isBeside = false, cashUses = null }: Props) {
  const t = useTranslations('cars')
  if (cars.length === 0) return null
  return (
    <section aria-labelledby="alternatives" className={isBeside ? 'no-print' : undefined}>
      <Heading id="alternatives" isSub={isBeside}>
        {heading ?? t('alternatives')}
      </Heading>
      <CardGrid as="div" isDense={isBeside} min="l">
        {cars.map((car) => (
          <CarCard car={car} cashUses={cashUses} key={car.slug} query={query} />
        ))}
      </CardGrid>
    </section>
  )
}
