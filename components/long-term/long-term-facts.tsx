import { useLocale, useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list/definition-list'
import { Panel } from '@/components/ui/panel/panel'
import { formatRoubles } from '@/lib/format/money'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import { findColour } from '@/provider/contract/rules/cars/paints'

/** What this very plate is, and what it is hired out for. */
export function LongTermFacts({ offer }: { offer: LongTermPage }) {
  const t = useTranslations('longTerm')
  const rows = useRows(offer)
  return (
    <Panel heading={t('facts')} headingId="facts">
      <DefinitionList rows={rows} />
    </Panel>
  )
}

function useRows({ car, cvet, year, mileageKm, depositKop, mileagePerMonthKm, overMileageKopPerKm }: LongTermPage) {
  const t = useTranslations('longTerm')
  const cars = useTranslations('cars')
  const locale = useLocale()
  const colour = findColour(cvet)
  const overMileage = formatRoubles(overMileageKopPerKm, locale)
  return [
    { term: cars('label.class'), value: car.className },
    { term: cars('label.year'), value: String(year) },
    { term: t('odometer'), value: cars('kilometres', { km: mileageKm }) },
    { term: cars('label.colour'), value: colour && cars(`colour.${colour}`) },
    { term: cars('label.seats'), value: String(car.seats) },
    { term: cars('label.steering'), value: car.steeringSide && cars(`steering.${car.steeringSide}`) },
    { term: cars('label.fuel'), value: car.fuel && cars(`fuel.${car.fuel}`) },
    { term: cars('label.power'), value: cars('horsepower', { power: car.powerHp }) },
    { term: cars('label.transmission'), value: cars(`transmissionShort.${car.transmission}`) },
    { term: cars('label.drive'), value: cars(`drive.${car.drive}`) },
    { term: cars('label.deposit'), value: formatRoubles(depositKop, locale) },
    { term: t('mileageLabel'), value: t('kmPerMonth', { km: mileagePerMonthKm }) },
    { term: t('overMileage'), value: overMileageKopPerKm > 0 ? t('perKm', { amount: overMileage }) : null },
  ]
}
