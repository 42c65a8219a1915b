import { useLocale, useTranslations } from 'next-intl'
import { AttributeList } from '@/components/ui/attribute-list'
import { findColour } from '@/lib/cars/paint'
import { formatRoubles } from '@/lib/format/money'
import type { LongTermPage } from '@/lib/long-term/long-term-car'

/** What this very plate is, and what it is hired out for. */
export function LongTermFacts({ offer }: { offer: LongTermPage }) {
  const t = useTranslations('longTerm')
  const rows = useRows(offer)
  return (
    <section aria-labelledby="facts" className="panel">
      <h2 id="facts">{t('facts')}</h2>
      <AttributeList rows={rows} />
    </section>
  )
}

function useRows({ car, cvet, year, mileageKm, depositKop, mileagePerMonthKm, overMileageKopPerKm }: LongTermPage) {
  const t = useTranslations('longTerm')
  const cars = useTranslations('cars')
  const locale = useLocale()
  const colour = findColour(cvet)
  const overMileage = formatRoubles(overMileageKopPerKm, locale)
  return [
    { label: cars('label.class'), value: car.className },
    { label: cars('label.year'), value: String(year) },
    { label: t('odometer'), value: cars('kilometres', { km: mileageKm }) },
    { label: cars('label.colour'), value: colour && cars(`colour.${colour}`) },
    { label: cars('label.seats'), value: String(car.seats) },
    { label: cars('label.steering'), value: car.steeringSide && cars(`steering.${car.steeringSide}`) },
    { label: cars('label.fuel'), value: car.fuel && cars(`fuel.${car.fuel}`) },
    { label: cars('label.power'), value: cars('horsepower', { power: car.powerHp }) },
    { label: cars('label.transmission'), value: cars(`transmissionShort.${car.transmission}`) },
    { label: cars('label.drive'), value: cars(`drive.${car.drive}`) },
    { label: cars('label.deposit'), value: formatRoubles(depositKop, locale) },
    { label: t('mileageLabel'), value: t('kmPerMonth', { km: mileagePerMonthKm }) },
    { label: t('overMileage'), value: overMileageKopPerKm > 0 ? t('perKm', { amount: overMileage }) : null },
  ]
}
