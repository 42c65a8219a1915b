import 'server-only'
import type { Session } from '@/lib/api/auth-session'
import { ProviderError } from '@/lib/api/provider/errors'
import { logFailure } from '@/lib/api/provider/log-failure'
import { STATUS_OF } from '@/provider/contract/rules/failure-codes'

const SERVER_ERROR = 500

/** It cannot answer, or not so many questions. */
function isAway({ code }: ProviderError): boolean {
  return STATUS_OF[code] >= SERVER_ERROR || code === 'too_many_requests'
}

/** Reads, or null while the provider cannot answer: for a page that says so within the client's own frame. */
export function unlessAway<Answer>(
  path: `/account/${string}`,
  read: (session: Session) => Promise<Answer>,
): (session: Session) => Promise<Answer | null> {
  return async (session) => {
    try {
      return await read(session)
    } catch (error) {
      if (!(error instanceof ProviderError) || !isAway(error)) throw error
      logFailure({ code: error.code, path, error })
      return null
    }
  }
}
