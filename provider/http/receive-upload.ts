import type { IncomingMessage } from 'node:http'
import { FailureError } from '@/provider/failure-error'

/**
 * Passes the body of an upload on as a stream. An upload that is rejected on the way still gets its response: the
 * connection stays.
 *
 * @throws {FailureError} `invalid_request` when the browser went away: that is no failure of the provider
 */
export async function receiveUpload<Outcome>(
  raw: IncomingMessage,
  respond: (body: AsyncIterable<Uint8Array>) => Promise<Outcome>,
): Promise<Outcome> {
  const body = raw.iterator({ destroyOnReturn: false })
  try {
    return await respond(body)
  } catch (error) {
    raw.resume()
    if (raw.destroyed && !raw.complete) {
      throw new FailureError('invalid_request', 'The upload was cut off.', { cause: error })
    }
    throw error
  }
}
