import { Cog, Fuel, type LucideIcon, Luggage, MoveHorizontal, Users, Zap } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Car } from '@/lib/cars/car'

type Spec = { icon: LucideIcon; text: string }

/** The few attributes that one compares cars by; what a scooter does not have is left out. */
export function CarSpecs({ car }: { car: Car }) {
  const t = useTranslations('cars')
  const power = car.powertrain === 'ice' ? null : car.powertrain
  const specs: Array<Spec | null> = [
    { icon: Users, text: t('seatsCount', { count: car.seats }) },
    { icon: Cog, text: t(`transmissionShort.${car.transmission}`) },
    car.fuel && !power ? { icon: Fuel, text: t(`fuel.${car.fuel}`) } : null,
    power ? { icon: Zap, text: t(`powertrain.${power}`) } : null,
    car.classId === 'scooters' ? null : { icon: MoveHorizontal, text: t(`driveShort.${car.drive}`) },
    car.luggage.suitcases > 0 ? { icon: Luggage, text: t('suitcases', { count: car.luggage.suitcases }) } : null,
  ]
  return (
    <ul className="specs">
      {specs
        .filter((spec) => spec !== null)
        .map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon className="ic" />
            {text}
          </li>
        ))}
    </ul>
  )
}
