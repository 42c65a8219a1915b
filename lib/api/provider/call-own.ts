import 'server-only'
import type { Client } from '@/lib/auth/actors'
import { type Call, callProvider } from './call-provider'
import { visitorHeaders } from './headers'

type Own<Answer> = Pick<Call<Answer>, 'schema' | 'method' | 'body' | 'upload' | 'headers'> & {
  /** What follows `auth-client/`. */
  path: string
}

/** A `POST` unless it names another method; `headers`: beside those of every call. */
export function callOwn<Answer>({ path, headers, ...call }: Own<Answer>, client: Client): Promise<Answer> {
  const { headers: own, ...from } = sessionCall(client)
  return callProvider({
    method: 'POST',
    ...call,
    ...from,
    path: `/auth-client/${path}`,
    headers: { ...own, ...headers },
  })
}

export function sessionCall({ session, language, requestHeaders }: Client) {
  return { session, language, headers: visitorHeaders(requestHeaders) }
}
