import type { UnavailableReason } from '@/provider/contract/cars'
import type { Stay } from '@/provider/rules/prices/stay'

/** Why a model cannot be hired for these dates, or null. What no other date can mend is said first. */
export function unavailableReason(
  model: { selfDrive: boolean; rentalMonths: readonly number[]; hasFreePlate: boolean },
  { months }: Pick<Stay, 'months'>,
): UnavailableReason | null {
  if (!model.selfDrive) return 'with_driver'
  if (!months.every((month) => model.rentalMonths.includes(month))) return 'season'
  return model.hasFreePlate ? null : 'taken'
}
