import type { UnavailableReason } from '@/provider/contract/cars'
import type { Stay } from '@/provider/rules/prices/stay'

/** Returns why a model is not available for these dates, or null. A reason that holds on any date comes first. */
export function unavailableReason(
  model: { selfDrive: boolean; rentalMonths: readonly number[]; hasFreePlate: boolean },
  { months }: Pick<Stay, 'months'>,
): UnavailableReason | null {
  if (!model.selfDrive) return 'with_driver'
  if (!months.every((month) => model.rentalMonths.includes(month))) return 'season'
  return model.hasFreePlate ? null : 'taken'
}
