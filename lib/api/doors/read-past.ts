/** Several times what anybody may send; the bound of the front as well. */
export const REST_BYTES = 64 * 1024 * 1024

/**
 * Reads past the rest of a body that is not wanted, up to a bound. A stream that is cancelled at once destroys its request: the
 * connection takes the response with it, or the cancellation waits for ever.
 */
export async function readPast(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let leftBytes = REST_BYTES; leftBytes > 0; ) {
      const { done, value } = await reader.read()
      if (done) return
      leftBytes -= value.byteLength
    }
    await reader.cancel()
  } catch {
    // The visitor who sent it went away.
  }
}
