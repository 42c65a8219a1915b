import type { Verification } from '@/provider/contract/client-drivers'

type State = { verification: Verification; approved: boolean }

/** What an edit leaves as it was: everything, or everything but the e-mail. */
type Edit = { isSame: boolean; isSamePerson: boolean }

/**
 * Returns the state of a driver after an edit. Other data may be another person's: the client approves the driver anew, with
 * a new consent. After a new e-mail the branch reviews the driver again. The same data change nothing, unless the branch had
 * rejected the driver.
 */
export function stateAfterEdit({ verification }: State, { isSame, isSamePerson }: Edit): State {
  if (verification === 'incomplete' || !isSamePerson) return { verification: 'incomplete', approved: false }
  if (isSame && verification !== 'rejected') return { verification, approved: true }
  return { verification: 'on_review', approved: true }
}
