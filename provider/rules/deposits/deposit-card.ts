import type { DepositCard } from '@/provider/contract/deposits'
import type { HeldDeposit } from './deposit-state'

/** A hold as it is stored. */
export type StoredHold = HeldDeposit & { cardLast4: string | null; keptReason: DepositCard['reason'] }

/** Returns a hold as its client sees it. */
export function depositCard(hold: StoredHold): DepositCard {
  return {
    brand: hold.cardBrand,
    last4: hold.cardLast4,
    amountKop: hold.amountKop,
    heldAt: hold.heldAt.toISOString(),
    releasedAt: hold.releasedAt?.toISOString() ?? null,
    keptKop: hold.keptKop ?? 0,
    reason: hold.keptReason,
  }
}
