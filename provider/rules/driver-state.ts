import type { Verification } from '@/provider/contract/drivers'

type State = { verification: Verification; approved: boolean }

/**
 * What an edit makes of a driver: whoever was confirmed once is looked at again, with the new data. Saying the same once
 * more changes nothing, unless the branch asked for something else.
 */
export function stateAfterEdit({ verification }: State, isSame: boolean): State {
  if (verification === 'incomplete') return { verification, approved: false }
  if (isSame && verification !== 'rejected') return { verification, approved: true }
  return { verification: 'on_review', approved: true }
}
