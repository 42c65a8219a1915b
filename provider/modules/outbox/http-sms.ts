import { TIMEOUT_MS, type Transport } from './transport'

type Gateway = { url: string; token: string }

/**
 * Sends SMS through a gateway with one address: `POST {to, text}` as JSON, the token as bearer, `Idempotency-Key` the same
 * for every attempt. Any 2xx means that it accepted the message.
 */
export function createHttpSms({ url, token }: Gateway, timeoutMs = TIMEOUT_MS): Transport {
  return async ({ key, address, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ to: address, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
  }
}
