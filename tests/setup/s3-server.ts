import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export const S3_KEYS = { accessKey: 'S3RVER', secretKey: 'S3RVER' }
export const S3_REGION = 'ru-central1'

/** What stands in the way of a request; `null`: nothing. */
export type Disturbance = (request: {
  method: string
  path: string
}) => null | 'hang' | 'cut' | 'flip' | 'drop' | Refusal
type Refusal = { status: number; code: string }

export type S3Server = Awaited<ReturnType<typeof openS3Server>>

/**
 * An S3 server of the test's own (s3rver, which stores in a folder). It checks neither signatures nor hashes of bodies, as the
 * services do: the door in front of it does, by a calculation of its own, and disturbs what a test wants disturbed. The door also
 * pages lists: s3rver's own pages need a cipher that OpenSSL 3 does not have.
 */
export async function openS3Server() {
  const directory = mkdtempSync(join(tmpdir(), 'sun-s3-'))
  const bucket = 'sun-files'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port: backPort } = await server.run()
  const requests: string[] = []
  let disturb: Disturbance = () => null

  const door = createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy())
  })
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = request
    const body = Buffer.concat(await request.toArray())
    requests.push(`${method} ${path}`)
    const what = disturb({ method, path })
    if (what === 'hang') return
    if (what === 'drop') return void request.socket.destroy()
    const refusal = what !== null && typeof what === 'object' ? what : refusalOf(request, body)
    if (refusal) {
      response.writeHead(refusal.status, { 'content-type': 'application/xml' })
      return void response.end(`<?xml version="1.0"?><Error><Code>${refusal.code}</Code></Error>`)
    }
    const { host: _, connection: __, ...headers } = request.headers
    const target = `http://127.0.0.1:${backPort}${path.replace(/&continuation-token=[^&]*/, '')}`
    const back = await fetch(target, {
      method,
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    })
    const sent = Buffer.from(await back.arrayBuffer())
    const bytes = back.ok && path.includes('list-type=2') ? onePage(sent, path) : sent
    if (what === 'flip') bytes[0] = (bytes[0] ?? 0) ^ 1
    response.writeHead(back.status, { ...Object.fromEntries(back.headers), 'content-length': String(bytes.length) })
    if (what !== 'cut') return void response.end(bytes)
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  }
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const { port } = door.address() as AddressInfo

  return {
    options: { endpoint: `http://127.0.0.1:${port}`, region: S3_REGION, bucket, prefix: 'branch/', ...S3_KEYS },
    /** As the environment names it. */
    env: {
      ...{ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_REGION, S3_BUCKET: bucket, S3_PREFIX: 'branch' },
      ...{ S3_ACCESS_KEY: S3_KEYS.accessKey, S3_SECRET_KEY: S3_KEYS.secretKey },
    },
    requests,
    disturb: (how: Disturbance) => {
      disturb = how
    },
    /** Names of all objects, as the server has them on its disk. */
    objects: () =>
      readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.slice(0, -'._S3rver_object'.length))
        .sort(),
    async close() {
      door.closeAllConnections()
      door.close()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const PAGE = 2

/** Returns one page of a whole list, and the token of the next one. */
function onePage(list: Buffer, path: string): Buffer {
  const from = Number(new URL(path, 'http://door').searchParams.get('continuation-token')?.replace('page +/=', '') ?? 0)
  const objects = list.toString().match(/<Contents>.*?<\/Contents>/gs) ?? []
  const hasMore = from + PAGE < objects.length
  const next = hasMore ? `<NextContinuationToken>page +/=${from + PAGE}</NextContinuationToken>` : ''
  const page = objects.slice(from, from + PAGE).join('')
  return Buffer.from(`<ListBucketResult><IsTruncated>${hasMore}</IsTruncated>${next}${page}</ListBucketResult>`)
}

/** Refuses as the services do what is signed wrongly, or is not what was signed. */
function refusalOf(request: IncomingMessage, body: Buffer): Refusal | null {
  const stated = String(request.headers['x-amz-content-sha256'])
  if (request.headers.authorization !== signatureOf(request)) return { status: 403, code: 'SignatureDoesNotMatch' }
  if (stated !== createHash('sha256').update(body).digest('hex'))
    return { status: 400, code: 'XAmzContentSHA256Mismatch' }
  return null
}

/** Signature version 4 of a request as it came. */
function signatureOf({ method, url, headers }: IncomingMessage): string {
  const signed = /SignedHeaders=([^,]+)/.exec(String(headers.authorization))?.[1] ?? ''
  const { pathname, searchParams } = new URL(String(url), 'http://door')
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, pathname, query.join('&'), lines.join(''), signed, headers['x-amz-content-sha256']].join(
    '\n',
  )
  const at = String(headers['x-amz-date'])
  const scope = `${at.slice(0, 8)}/${S3_REGION}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', at, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const key = [at.slice(0, 8), S3_REGION, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    Buffer.from(`AWS4${S3_KEYS.secretKey}`),
  )
  const signature = createHmac('sha256', key).update(text).digest('hex')
  return `AWS4-HMAC-SHA256 Credential=${S3_KEYS.accessKey}/${scope}, SignedHeaders=${signed}, Signature=${signature}`
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
}
