import { createHmac } from 'node:crypto'
import { TIMEOUT_MS, type Transport } from './transport'

type Webhook = { url: string; secret: string }

/**
 * The branch's own program: `POST {event, booking, at …}` as JSON. `x-sun-signature` is `t=<seconds>,v1=<HMAC-SHA256 of
 * "<seconds>.<body>" in hex>`, so that neither a stranger's call nor an old one of ours is believed; `Idempotency-Key` is
 * the same for every attempt. Any 2xx means that it was taken.
 */
export function createBranchWebhook({ url, secret }: Webhook, now: () => Date, timeoutMs = TIMEOUT_MS): Transport {
  return async ({ key, text }) => {
    const seconds = Math.floor(now().getTime() / 1000)
    const answer = await fetch(url, {
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
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  }
}

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
