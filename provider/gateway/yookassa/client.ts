import { z } from 'zod'
import { GatewayError, type GatewayFault } from '@/provider/gateway/gateway-error'

/** What is shown of the gateway's own words: names, never a sentence, which may repeat what was sent. */
const Name = z.string().regex(/^[\w.[\]-]{1,64}$/)
/** As the gateway names it among the parameters. */
const KEY = 'Idempotence-Key'

const ErrorAnswer = z.object({
  type: z.literal('error'),
  code: Name,
  parameter: Name.optional().catch(undefined),
})

export type YooKassaAccess = { baseUrl: string; shopId: string; secretKey: string; timeoutMs: number }

type Call<Answer> = {
  /** Of the port, for the message of an error. */
  name: string
  path: string
  answer: z.ZodType<Answer>
  /** Absent: a GET. */
  change?: { key: string; body: object }
}

/** The only fetch to the gateway: credentials, key, deadline, and what every answer means. */
export function openYooKassa({ baseUrl, shopId, secretKey, timeoutMs }: YooKassaAccess) {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`

  /** @throws {GatewayError} */
  return async function call<Answer>({ name, path, answer, change }: Call<Answer>): Promise<Answer> {
    const { status, body } = await send()
    // Only 200: a 202 says that the gateway is still at it and wants the same request again.
    if (status !== 200) throw refusal(name, status, body)
    const parsed = answer.safeParse(body)
    if (!parsed.success) throw new GatewayError('unknown', `${name}: HTTP 200 with an answer that is none`)
    return parsed.data

    async function send(): Promise<{ status: number; body: unknown }> {
      try {
        const response = await fetch(`${baseUrl}/${path}`, {
          method: change ? 'POST' : 'GET',
          headers: {
            authorization,
            ...(change ? { [KEY]: change.key, 'content-type': 'application/json' } : {}),
          },
          ...(change ? { body: JSON.stringify(change.body) } : {}),
          // Credentials and an act must not follow it to another address.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        })
        return { status: response.status, body: parseJson(await response.text()) }
      } catch (error) {
        // Sent or not, carried out or not: nobody can tell.
        const why = error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no answer'
        throw new GatewayError('unknown', `${name}: ${why}`)
      }
    }
  }
}

function refusal(name: string, status: number, body: unknown): GatewayError {
  const { data } = ErrorAnswer.safeParse(body)
  const words = data ? ` ${data.code}${data.parameter ? ` (${data.parameter})` : ''}` : ''
  return new GatewayError(faultOf(status, data), `${name}: HTTP ${status}${words}`)
}

/**
 * Final is only what the gateway itself says, in its own form, about this very request: a 400 or 404 of whatever stands
 * before it (a firewall's page) proves nothing. Not final:
 * - 401, 403: about our credentials, not about the payment. With the right ones the same request may go through, and an
 *   earlier attempt under the same key, with a key that was valid then, may already have done so.
 * - 409, 425, 202 `processing`: the first request with this key is still at work.
 * - 408, 429, 5xx: v3 says itself that the result of a 500 is unknown and the same request is to be repeated.
 * - 400 about the key: it was used for another request before, whose end this one does not know.
 * - 405, 415, 3xx and all others: of something that stands before the gateway.
 */
function faultOf(status: number, said: z.infer<typeof ErrorAnswer> | undefined): GatewayFault {
  if (status === 400 && said && said.parameter !== KEY) return 'refused'
  if (status === 404 && said) return 'missing'
  return 'unknown'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
