import 'server-only'
import { logFailure } from '@/lib/api/log-failure'
import { ProviderError } from '@/lib/api/provider-error'
import type { Session } from '@/lib/api/session'
import { STATUS_OF } from '@/provider/contract/rules/failure-codes'

const SERVER_FAULT = 500

/** Reads, or null while the provider cannot answer: for a page that says so within the client's own frame. */
export function unlessAway<Answer>(
  path: `/account/${string}`,
  read: (session: Session) => Promise<Answer>,
): (session: Session) => Promise<Answer | null> {
  return async (session) => {
    try {
      return await read(session)
    } catch (error) {
      if (!(error instanceof ProviderError) || STATUS_OF[error.code] < SERVER_FAULT) throw error
      logFailure({ code: error.code, path, error })
      return null
    }
  }
}
