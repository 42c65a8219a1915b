import type { DepositCard } from '@/provider/contract/deposits'

export type KeptReason = NonNullable<DepositCard['reason']>

/** What the branch's usual charges are kept for; damages are charges without a code. */
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
/** A charge of the branch's own invention may be any of these. */
const OF_OTHERS: readonly KeptReason[] = ['damage', 'cleaning', 'lost_item']

/** What a debt is about: a fine, a damage (no charge) or a charge of the settings. */
export type DebtMatter = { kind: 'fine' | 'damage'; charge: string | null }

/** What a sum that pays this debt was kept for. */
export function keptReasonOf({ kind, charge }: DebtMatter): KeptReason {
  if (kind === 'fine') return 'fine'
  return charge === null ? 'damage' : (REASON_OF[charge] ?? 'damage')
}

/** Whether a sum that is kept for this reason may ask once more for what the debt asks for. */
export function isSameMatter(debt: DebtMatter, reason: KeptReason): boolean {
  const { kind, charge } = debt
  const isOfOthers = kind === 'damage' && charge !== null && REASON_OF[charge] === undefined
  return isOfOthers ? OF_OTHERS.includes(reason) : keptReasonOf(debt) === reason
}
