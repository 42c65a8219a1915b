import type { Transport } from './transport'

const TIMEOUT_MS = 10_000

/**
 * An SMS gateway behind one address: `POST {to, text}` as JSON, the token as bearer, `Idempotency-Key` the same for every
 * attempt. Any 2xx means that it took the message.
 */
export function createHttpSms({ url, token }: { url: string; token: string }): Transport {
  return async ({ key, address, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ to: address, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  }
}
