import type { Failure, FailureCode } from '@/provider/contract/failure'

type Details = Failure['error']['details']

/** A door refused, or could not be reached (`unavailable`). */
export class RefusedError extends Error {
  override name = 'RefusedError'

  constructor(
    readonly code: FailureCode,
    readonly details: Details = undefined,
    readonly fields: Failure['error']['fields'] = undefined,
  ) {
    super(code)
  }
}

/** Reads a door's failure body; anything unreadable is `unavailable`: the visitor can only try again or phone. */
export async function readRefusal(response: Response): Promise<RefusedError> {
  const body = (await response.json().catch(() => null)) as Partial<Failure> | null
  if (!body?.error?.code) return new RefusedError('unavailable')
  return new RefusedError(body.error.code, body.error.details, body.error.fields)
}
