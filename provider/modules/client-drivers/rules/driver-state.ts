import type { Verification } from '@/provider/contract/client-drivers'

type State = { verification: Verification; approved: boolean }

/** What an edit leaves: everything, or everything but the e-mail. */
type Edit = { isSame: boolean; isSamePerson: boolean }

/**
 * What an edit makes of a driver. Other data may be another person's: the client confirms him anew, with a consent of his
 * own. With a new e-mail he is looked at again. Saying the same once more changes nothing, unless the branch asked for
 * something else.
 */
export function stateAfterEdit({ verification }: State, { isSame, isSamePerson }: Edit): State {
  if (verification === 'incomplete' || !isSamePerson) return { verification: 'incomplete', approved: false }
  if (isSame && verification !== 'rejected') return { verification, approved: true }
  return { verification: 'on_review', approved: true }
}
