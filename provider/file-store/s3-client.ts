import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { StoreUnavailableError } from './file-store'

export type S3Options = {
  /** Address of the service, without a slash at its end. */
  endpoint: string
  region: string
  bucket: string
  /** Before the names of all objects; empty, or with a slash at its end. */
  prefix: string
  accessKey: string
  secretKey: string
}

export type S3Request = {
  method: 'GET' | 'PUT' | 'DELETE'
  /** Left out: the bucket itself. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/** `body` is complete: its length was compared with the header. */
export type S3Response = { status: number; headers: Headers; body: Buffer<ArrayBuffer> }

const ATTEMPTS = 3
const ATTEMPT_MS = 5_000
/** Before the second attempt; the third one waits twice as long. */
const PAUSE_MS = 150
/** An address, or a region, of another bucket: the signature is for one address only. */
const REDIRECTED = { from: 300, to: 399 }
const SLOW_DOWN = 429
const REQUEST_TIMEOUT = 408

/** Sends signed requests. All of them may be repeated: a name is written with the same bytes or not at all. */
export function createS3Client({ endpoint, region, bucket, accessKey, secretKey }: S3Options, attemptMs = ATTEMPT_MS) {
  // Its own repetition knows no deadline and no lost connection.
  const client = new AwsClient({
    ...{ accessKeyId: accessKey, secretAccessKey: secretKey },
    ...{ service: 's3', region, retries: 0 },
  })

  async function sendOnce({ method, key, query = {}, headers, body }: S3Request): Promise<S3Response> {
    const url = new URL(`${endpoint}/${bucket}${key === undefined ? '' : `/${key}`}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const response = await client.fetch(url.href, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
      redirect: 'manual',
      signal: AbortSignal.timeout(attemptMs),
      ...(body && { body }),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    }
  }

  return {
    /**
     * Sends a request, again when the service did not answer or was busy.
     *
     * @throws {StoreUnavailableError} unless the service did it, or said that there is no such object
     */
    async send(request: S3Request): Promise<S3Response> {
      for (let attempt = 1; ; attempt += 1) {
        const response = await sendOnce(request).catch((error: unknown) => ({ error }))
        if (!('error' in response) && isUsable(response)) return response
        const failure = 'error' in response ? unreachable(response.error) : rejectionOf(request, response)
        if (failure.isRejected || attempt === ATTEMPTS) throw failure
        await wait(PAUSE_MS * attempt)
      }
    },
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function isUsable({ status, body }: S3Response): boolean {
  return (status >= 200 && status < 300) || (status === 404 && codeOf(body) === 'NoSuchKey')
}

function unreachable(error: unknown): StoreUnavailableError {
  const cause = error instanceof Error ? error.cause : null
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error instanceof Error ? error.name : ''
  return new StoreUnavailableError(`S3 does not answer (${code})`, false, error)
}

/** Names the code of the service and nothing else: its text repeats names of objects. */
function rejectionOf({ method }: S3Request, { status, body }: S3Response): StoreUnavailableError {
  const isPassing = status >= 500 || status === SLOW_DOWN || status === REQUEST_TIMEOUT
  const code = status >= REDIRECTED.from && status <= REDIRECTED.to ? 'another address or region' : codeOf(body)
  return new StoreUnavailableError(`S3 refuses ${method} (${status} ${code})`, !isPassing)
}

function codeOf(body: Buffer): string {
  return /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(body.toString('utf8'))?.[1] ?? ''
}
