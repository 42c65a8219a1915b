import { rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUploadScan } from '@/provider/modules/files/scan-upload'
import { sessionOf } from '@/tests/setup/client-session'
import { config, count, openProvider, type TestProvider } from '@/tests/setup/open-provider'
import { jpeg, pdf } from '@/tests/setup/sample-files'

/** The test file that every scanner knows, in parts: whole it would be found in this source. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('')
const RICH = 1
const DEADLINE_MS = 300

const socket = join(tmpdir(), `clamd-${process.pid}.ctl`)
/** What the daemon answers; the default looks for the test file. */
let reply: (body: Buffer) => string | null
let scanned: Buffer[] = []

const daemon = createServer((connection) => {
  let received = Buffer.alloc(0)
  connection.on('error', () => undefined)
  connection.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    const body = bodyOf(received)
    if (body) answer(connection, body)
  })
})

function answer(connection: Socket, body: Buffer) {
  scanned.push(body)
  const text = reply(body)
  if (text === null) connection.destroy()
  else if (text !== '') connection.end(`${text}\0`)
}

/** The bytes of `zINSTREAM`, as clamd reads them; null until the empty chunk has come. */
function bodyOf(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (received.length < command.length) return null
  expect(received.subarray(0, command.length).toString()).toBe(command)
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

beforeAll(() => new Promise<void>((resolve) => daemon.listen(socket, resolve)))
afterAll(async () => {
  await new Promise((resolve) => daemon.close(resolve))
  await rm(socket, { force: true })
})
beforeEach(() => {
  scanned = []
  reply = (body) => (body.includes(EICAR) ? 'stream: Eicar-Signature FOUND' : 'stream: OK')
})

describe('the scan of an upload', () => {
  const scan = createUploadScan(socket, DEADLINE_MS)

  it('sends every byte, and lets a clean file through', async () => {
    const body = Buffer.alloc(200_001, 'scan')
    await scan(body)
    expect(scanned).toEqual([body])
  })

  it('refuses what the scanner has found', async () => {
    await expect(scan(Buffer.from(`${'x'.repeat(70_000)}${EICAR}`))).rejects.toMatchObject({ code: 'file_infected' })
  })

  it.each<[string, () => string | null]>([
    ['is silent', () => ''],
    ['hangs up', () => null],
    ['reports an error', () => 'INSTREAM size limit exceeded. ERROR'],
    ['says something else', () => 'PONG'],
    ['never ends', () => `stream: ${'x'.repeat(10_000)} OK`],
  ])('refuses every file while the scanner %s', async (_, answering) => {
    reply = answering
    await expect(scan(Buffer.from('clean'))).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('refuses every file while nobody listens', async () => {
    await expect(createUploadScan(`${socket}.gone`)(Buffer.from('clean'))).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
})

describe('an upload', () => {
  let guarded: TestProvider
  let plain: TestProvider
  beforeAll(async () => {
    guarded = await openProvider(undefined, { files: { ...config.files, scannerSocket: socket } })
    plain = await openProvider()
  })
  afterAll(() => Promise.all([guarded.close(), plain.close()]))

  const upload = async (provider: TestProvider, payload: Buffer) =>
    provider.app.inject({
      method: 'POST',
      url: '/auth-client/files?kind=passport',
      headers: { ...(await sessionOf(provider, RICH)), 'content-type': 'application/octet-stream' },
      payload,
    })
  const infected = () => Buffer.concat([pdf(), Buffer.from(`\n%${EICAR}\n`)])

  it('is scanned before it is opened, and an infected one leaves nothing', async () => {
    const before = await count(guarded, 'files')
    const response = await upload(guarded, infected())
    expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining('"file_infected"')])
    expect(scanned).toEqual([infected()])
    // Not a picture at all: still the scanner has it first.
    await upload(guarded, Buffer.from(EICAR))
    expect(scanned).toHaveLength(2)
    expect(await count(guarded, 'files')).toBe(before)
    expect((await upload(guarded, await jpeg())).statusCode).toBe(201)
  })

  it('waits for the scanner to come back', async () => {
    reply = () => null
    expect((await upload(guarded, await jpeg())).statusCode).toBe(503)
  })

  it('is not scanned unless a socket is set, and /readyz says so', async () => {
    expect((await upload(plain, await jpeg())).statusCode).toBe(201)
    expect(scanned).toEqual([])
    const stateOf = async (provider: TestProvider) => (await provider.app.inject('/readyz')).json().data.virusScan
    expect([await stateOf(plain), await stateOf(guarded)]).toEqual(['off', 'on'])
  })
})
