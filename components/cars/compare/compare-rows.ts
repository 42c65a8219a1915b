import { useLocale, useTranslations } from 'next-intl'
import { type CarPage, MM_PER_METRE } from '@/lib/cars/car'
import { type CompareRow, compareRow } from '@/lib/cars/compare-row'
import { formatRoubles } from '@/lib/format/money'
import { useListFormat } from '@/lib/i18n/use-list-format'

/** `name` null: the first rows, which need no heading. */
export type CompareSection = { name: 'space' | 'road' | 'inside' | null; rows: CompareRow[] }

const HEATED = ['seatsFront', 'seatsRear', 'steeringWheel', 'windscreen', 'mirrors'] as const
const UNKNOWN = '—'

type Row = (
  term: string,
  textOf: (car: CarPage) => string | null | undefined,
  rankOf?: (car: CarPage) => number | null | undefined,
) => CompareRow

/** Everything that the cars are compared by. Better is only what plainly is: a price, a limit, a consumption. */
export function useCompareSections(cars: CarPage[]): CompareSection[] {
  const row: Row = (term, textOf, rankOf = () => null) =>
    compareRow(
      term,
      cars.map((car) => ({ text: textOf(car) ?? UNKNOWN, rank: rankOf(car) ?? null })),
    )
  return [
    { name: null, rows: usePriceRows(cars, row) },
    { name: 'space', rows: useSpaceRows(row) },
    { name: 'road', rows: useRoadRows(row) },
    { name: 'inside', rows: useInsideRows(row) },
  ]
}

function usePriceRows(cars: CarPage[], row: Row): CompareRow[] {
  const t = useTranslations('cars')
  const locale = useLocale()
  const roubles = (kop: number) => formatRoubles(kop, locale)
  const days = cars[0]?.price?.days
  // Nobody can have a car with a driver at the prices of a rental.
  const dayKop = ({ selfDrive, price, fromPerDayKop }: CarPage) =>
    selfDrive ? (price?.perDayKop ?? fromPerDayKop) : null
  const totalKop = ({ selfDrive, price }: CarPage) => (selfDrive && price ? price.totalKop : null)
  const text = (kop: number | null) => (kop === null ? null : roubles(kop))
  const rank = (kop: number | null) => kop && -kop
  return [
    ...(days === undefined
      ? []
      : [
          row(
            t('compare.total', { count: days }),
            (car) => text(totalKop(car)),
            (car) => rank(totalKop(car)),
          ),
        ]),
    row(
      t(days === undefined ? 'compare.perDayFrom' : 'compare.perDay'),
      (car) => text(dayKop(car)),
      (car) => rank(dayKop(car)),
    ),
    row(
      t('label.deposit'),
      ({ depositKop }) => (depositKop > 0 ? roubles(depositKop) : t('compare.none')),
      ({ depositKop }) => -depositKop,
    ),
    row(
      t('label.deductible'),
      ({ deductibleKop }) => roubles(deductibleKop),
      ({ deductibleKop }) => -deductibleKop,
    ),
  ]
}

function useSpaceRows(row: Row): CompareRow[] {
  const t = useTranslations('cars')
  return [
    row(t('label.seats'), ({ seats }) => String(seats)),
    row(t('compare.suitcases'), ({ luggage }) => String(luggage.suitcases)),
    row(t('label.length'), ({ lengthMm: mm }) => (mm === null ? null : t('metres', { metres: mm / MM_PER_METRE }))),
    row(t('label.doors'), ({ doors }) => (doors > 0 ? String(doors) : null)),
  ]
}

function useRoadRows(row: Row): CompareRow[] {
  const t = useTranslations('cars')
  const litres = (value: number | null) => (value ? t('litresFine', { litres: value }) : null)
  const fuelOf = ({ powertrain, fuel }: CarPage) =>
    powertrain === 'ice' ? fuel && t(`fuel.${fuel}`) : t(`powertrain.${powertrain}`)
  return [
    row(
      t('label.drive'),
      ({ classId, drive }) => (classId === 'scooters' ? null : t(`drive.${drive}`)),
      ({ classId, drive }) => (classId === 'scooters' ? null : Number(drive === 'awd')),
    ),
    row(t('label.fuel'), fuelOf),
    row(t('label.engine'), ({ engineLitres }) => litres(engineLitres)),
    row(
      t('compare.consumption'),
      ({ consumptionL100km }) => litres(consumptionL100km),
      ({ consumptionL100km }) => consumptionL100km && -consumptionL100km,
    ),
    row(t('label.power'), ({ powerHp }) => t('horsepower', { power: powerHp })),
    row(t('label.transmission'), ({ transmission }) => t(`transmissionShort.${transmission}`)),
    row(
      t('label.clearance'),
      ({ groundClearanceMm: mm }) => (mm === null ? null : t('millimetres', { mm })),
      ({ groundClearanceMm }) => groundClearanceMm,
    ),
    row(t('label.steering'), ({ steeringSide }) => steeringSide && t(`steering.${steeringSide}`)),
  ]
}

function useInsideRows(row: Row): CompareRow[] {
  const t = useTranslations('cars')
  const format = useListFormat()
  return [
    row(t('compare.heated'), ({ heated }) => {
      const names = HEATED.filter((part) => heated.includes(part)).map((part) => t(`compare.heatedPart.${part}`))
      return names.length > 0 ? format.list(names) : t('compare.none')
    }),
    row(t('label.winterTyres'), ({ winterTyres }) => winterTyres && t(`winterTyres.${winterTyres}`)),
    row(t('label.mileage'), ({ mileageLimitKmPerDay: km }) =>
      km === null ? t('unlimited') : t('limitPerDay', { km }),
    ),
    row(t('compare.requirements'), ({ minAge, minExperienceYears: years }) => {
      if (minAge === null) return null
      return years
        ? t('compare.ageAndYears', { age: minAge, years: t('years', { count: years }) })
        : t('compare.age', { age: minAge })
    }),
  ]
}
