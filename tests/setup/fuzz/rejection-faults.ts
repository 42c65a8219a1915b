import type { Database } from '@/provider/db/database'
import type { FuzzResponse, FuzzTarget } from './run-fuzz'
import { watchWrites } from './watch-writes'

/** Of the long form: a test that hangs is seen by its developer. */
export const LONGEST_MS = 24 * 60 * 60 * 1000
/** What a rejected request may leave: attempts that are counted. */
const MAY_BE_WRITTEN = new Set(['file_uploads', 'booking_uploads', 'login_attempts'])

/** Returns what finds the fault of a response: its shape, or that a rejected request has written something. */
export async function faultFinder(
  db: Database,
  shapeFault: (response: FuzzResponse) => string | null,
): Promise<FuzzTarget['faultOf']> {
  const writes = await watchWrites(db)
  return async (response, began) => {
    const shape = shapeFault(response)
    if (shape || response.status < 400) return shape
    const foreign = (await writes(began)).filter((name) => !MAY_BE_WRITTEN.has(name))
    return foreign.length > 0 ? `${codeOf(response)} wrote ${foreign}` : null
  }
}

/** The status of a response and the code of its failure. */
export function codeOf({ status, body }: FuzzResponse): string {
  return `${status} ${/"code":"(\w+)"/.exec(body.toString())?.[1] ?? ''}`
}
