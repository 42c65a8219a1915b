import { useTranslations } from 'next-intl'
import type { AppliedFilter } from '@/lib/search/list-address'
import { FACET_VALUES, type FacetName } from '@/provider/contract/rules/cars/car-filters'

export type FilterGroup = { name: FacetName; label: string; options: Array<{ value: string; label: string }> }

/** Values that say nothing without the name of their group: «Полный», «Слева», «5». */
const NAMED: ReadonlyArray<AppliedFilter['name']> = ['drive', 'steering', 'seats']

/** Every filter of the screen with its values in words. */
export function useFilterGroups(): FilterGroup[] {
  const t = useTranslations('cars')
  const group = <Value extends string>(
    name: FacetName,
    values: readonly Value[],
    textOf: (value: Value) => string,
  ) => ({
    name,
    label: t(`filters.${name}Group`),
    options: values.map((value) => ({ value, label: textOf(value) })),
  })
  const { fuel, gearbox, drive, seats, steering, winter, noDeposit, cash } = FACET_VALUES
  return [
    group('fuel', fuel, (value) => t(`filters.fuel.${value}`)),
    group('gearbox', gearbox, (value) => t(`transmissionShort.${value}`)),
    group('drive', drive, (value) => t(`drive.${value}`)),
    group('seats', seats, (value) => t(`filters.seats.${value}`)),
    group('winter', winter, (value) => t(`filters.winter.${value}`)),
    group('steering', steering, (value) => t(`steering.${value}`)),
    group('noDeposit', noDeposit, () => t('filters.noDeposit')),
    group('cash', cash, () => t('filters.cash')),
  ]
}

/** Name of a filter by itself, outside its group. */
export function useFilterName(): (filter: AppliedFilter) => string {
  const t = useTranslations('cars.filters')
  const groups = useFilterGroups()
  return ({ name, value }) => {
    if (name === 'driverAge') return t('ageChip', { age: Number(value) })
    const group = groups.find((one) => one.name === name)
    const label = group?.options.find((option) => option.value === value)?.label ?? value
    return group && NAMED.includes(name) ? t('named', { group: group.label, value: label }) : label
  }
}
