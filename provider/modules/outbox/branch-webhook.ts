import { createHmac } from 'node:crypto'
import { TIMEOUT_MS, type Transport } from './transport'

type Webhook = { url: string; secret: string }

/**
 * Sends events to the branch's own program: `POST {event, booking, at …}` as JSON. `x-sun-signature` is
 * `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`, so that the program can reject strangers' calls and old ones;
 * `Idempotency-Key` is the same for every attempt. Any 2xx means that the event was accepted.
 */
export function createBranchWebhook({ url, secret }: Webhook, now: () => Date, timeoutMs = TIMEOUT_MS): Transport {
  return async ({ key, text }) => {
    const seconds = Math.floor(now().getTime() / 1000)
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-sun-signature': `t=${seconds},v1=${signature(`${seconds}.${text}`, secret)}`,
      },
      body: text,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
  }
}

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
