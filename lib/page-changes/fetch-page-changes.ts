import { success } from '@/provider/contract/envelope'
import { PageChangesResponse } from '@/provider/contract/page-changes'

/** The provider answers after 20 s when nothing has changed. */
const DEADLINE_MS = 30_000

type Question = {
  providerUrl: string
  token: string
  /** Null: only the present number is told. */
  after: number | null
  signal: AbortSignal
}

/**
 * Waits for what changes after a number. Not by `callProvider`: this asks for no page, in a process without Next, and its
 * long answer is no outage.
 *
 * @throws {Error} when the provider is not there or says something else
 */
export async function fetchPageChanges({ providerUrl, token, after, signal }: Question): Promise<PageChangesResponse> {
  const url = new URL('/sun/v2/page-changes', providerUrl)
  if (after !== null) url.searchParams.set('after', String(after))
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
  })
  return success(PageChangesResponse).parse(await response.json()).data
}
