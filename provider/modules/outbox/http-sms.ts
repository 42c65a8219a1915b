import { TIMEOUT_MS, type Transport } from './transport'

type Gateway = { url: string; token: string }

/**
 * An SMS gateway behind one address: `POST {to, text}` as JSON, the token as bearer, `Idempotency-Key` the same for every
 * attempt. Any 2xx means that it took the message.
 */
export function createHttpSms({ url, token }: Gateway, timeoutMs = TIMEOUT_MS): Transport {
  return async ({ key, address, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ to: address, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  }
}
