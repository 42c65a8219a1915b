import type { DepositCard } from '@/provider/contract/deposits'

export type KeptReason = NonNullable<DepositCard['reason']>

/** The reason of each usual charge of the branch; a damage has no charge code. */
const REASON_OF: Readonly<Record<string, KeptReason>> = {
  fuel: 'fuel',
  wash: 'cleaning',
  cabinCleaning: 'cleaning',
  smoking: 'cleaning',
  late: 'late_return',
  overMileage: 'mileage',
  lostKey: 'lost_item',
  lostPapers: 'lost_item',
  fineHandling: 'fine',
}
/** A charge with a code of the branch's own may be any of these. */
const REASONS_OF_OTHERS: readonly KeptReason[] = ['damage', 'cleaning', 'lost_item']

/** What a debt is about: a fine, a damage (no charge) or a charge of the settings. */
export type DebtMatter = { kind: 'fine' | 'damage'; charge: string | null }

/** Returns the reason for which a sum that pays this debt is kept. */
export function keptReasonOf({ kind, charge }: DebtMatter): KeptReason {
  if (kind === 'fine') return 'fine'
  return charge === null ? 'damage' : (REASON_OF[charge] ?? 'damage')
}

/** Returns whether a sum kept for this reason may charge the client twice for the same thing as the debt. */
export function isSameMatter(debt: DebtMatter, reason: KeptReason): boolean {
  const { kind, charge } = debt
  const isOfOthers = kind === 'damage' && charge !== null && REASON_OF[charge] === undefined
  return isOfOthers ? REASONS_OF_OTHERS.includes(reason) : keptReasonOf(debt) === reason
}
