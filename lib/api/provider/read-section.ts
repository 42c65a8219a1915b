import 'server-only'
import type { z } from 'zod'
import type { Session } from '../auth-session'
import { callProvider } from './call-provider'

/**
 * Something of the session's own client.
 *
 * @param path what follows `auth-client/`
 * @throws {ProviderError} `unauthenticated` for a session that is over.
 */
export function readSection<Answer>(path: string, schema: z.ZodType<Answer>, session: Session): Promise<Answer> {
  return callProvider({ path: `/auth-client/${path}`, schema: schema, session })
}
