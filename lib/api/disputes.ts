import 'server-only'
import { DisputeGiven, type DisputeRequest } from '@/provider/contract/disputes'
import { callProvider } from './call-provider'
import type { Session } from './session'

/** @throws {ProviderError} `not_found`, `already_disputed`, `dispute_too_late`, `conflict`, `files_missing` */
export function giveDispute(
  section: 'fines' | 'damages',
  id: string,
  body: DisputeRequest,
  session: Session,
): Promise<DisputeGiven> {
  const path = `/auth-client/${section}/${encodeURIComponent(id)}/dispute` as const
  return callProvider({ path, answer: DisputeGiven, method: 'POST', body, language: null, session })
}
