import { z } from 'zod'
import { GatewayError, type GatewayErrorKind } from '@/provider/gateway/gateway-error'

/** Only names of the gateway's response are shown, never a sentence, which may repeat what was sent. */
const Name = z.string().regex(/^[\w.[\]-]{1,64}$/)
/** The gateway names it so among the parameters too. */
const KEY = 'Idempotence-Key'

const ErrorResponse = z.object({
  type: z.literal('error'),
  code: Name,
  parameter: Name.optional().catch(undefined),
})

export type YooKassaAccess = { baseUrl: string; shopId: string; secretKey: string; timeoutMs: number }

type Call<Result> = {
  /** Method of the port, for the message of an error. */
  name: string
  path: string
  schema: z.ZodType<Result>
  /** Absent: a GET. */
  change?: { key: string; body: object }
}

/** Makes all calls to the gateway: credentials, key, deadline, and what each response means. */
export function openYooKassa({ baseUrl, shopId, secretKey, timeoutMs }: YooKassaAccess) {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`

  /** @throws {GatewayError} */
  return async function call<Result>({ name, path, schema, change }: Call<Result>): Promise<Result> {
    const { status, body } = await send()
    // Only 200: a 202 says that the gateway is still at work and wants the same request again.
    if (status !== 200) throw gatewayErrorOf(name, status, body)
    const parsed = schema.safeParse(body)
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
          // Credentials and an operation must not follow a redirect to another address.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        })
        return { status: response.status, body: parseJson(await response.text()) }
      } catch (error) {
        // It cannot be told whether the request was sent or carried out.
        const why = error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no answer'
        throw new GatewayError('unknown', `${name}: ${why}`)
      }
    }
  }
}

function gatewayErrorOf(name: string, status: number, body: unknown): GatewayError {
  const { data } = ErrorResponse.safeParse(body)
  const code = data ? ` ${data.code}${data.parameter ? ` (${data.parameter})` : ''}` : ''
  return new GatewayError(errorKindOf(status, data), `${name}: HTTP ${status}${code}`)
}

/**
 * Only the gateway's own response, in its own form, about this very request is final: a 400 or 404 of a firewall before it
 * proves nothing. Not final:
 * - 401, 403: about our credentials, not about the payment. With the right ones the same request may go through, and an
 *   earlier attempt under the same key, with a key that was valid then, may already have done so.
 * - 409, 425, 202 `processing`: the first request with this key is still at work.
 * - 408, 429, 5xx: v3 says itself that the result of a 500 is unknown and the same request is to be repeated.
 * - 400 about the key: it was used for another request before, whose result is not known here.
 * - 405, 415, 3xx and all others: a response of something before the gateway.
 */
function errorKindOf(status: number, error: z.infer<typeof ErrorResponse> | undefined): GatewayErrorKind {
  if (status === 400 && error && error.parameter !== KEY) return 'refused'
  if (status === 404 && error) return 'missing'
  return 'unknown'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
