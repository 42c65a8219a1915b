import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe } from 'vitest'
import { sessionOf } from '@/tests/setup/client-session'
import { testFault } from '@/tests/setup/faults/fault'
import { filesOnDisk } from '@/tests/setup/files-on-disk'
import { count } from '@/tests/setup/open-provider'
import { jpeg, pdf, png, zip } from '@/tests/setup/sample-files'
import { useProvider } from '@/tests/setup/use-provider'

const CLIENT = 1
const MEGABYTE = 1024 * 1024
/** The limit of a file, and what may be on its way when the answer leaves. */
const READ_MAX = 14 * MEGABYTE
const RSS_MAX = 50 * MEGABYTE
/** Where the control stops, which reads all. */
const CONTROL_BYTES = 160 * MEGABYTE
const TEN_GB = 10 * 1024 * MEGABYTE
/** The test file that every scanner knows, in parts: whole it would be found in this source. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('')

describe('uploads', () => {
  const provider = useProvider()
  let own: Record<string, string>
  let port: number
  let received: Socket[] = []
  const hostile: [string, Buffer][] = []
  beforeAll(async () => {
    for (const [name, make] of Object.entries(HOSTILE)) hostile.push([name, await make()])
    own = await sessionOf(provider, CLIENT, { provedBy: 'code' })
    provider.app.server.on('connection', (socket: Socket) => received.push(socket))
    await provider.app.listen({ host: '127.0.0.1', port: 0 })
    port = (provider.app.server.address() as AddressInfo).port
  })
  beforeEach(async () => {
    await provider.db.execute(sql`delete from file_uploads`)
    received = []
  })

  testFault({
    number: 31,
    fault: '11 MB, and 10 GB without an announced length, are uploaded',
    expected: '413 as soon as the limit is passed, the rest unread, under 50 MB of memory',
    control: {
      without: 'a server that reads what comes into memory',
      unmet: ['each is 413', 'the rest is unread', 'memory stays'],
    },
    inject: async (isGuarded) => {
      const server = isGuarded ? null : await openReader()
      const before = process.memoryUsage.rss()
      let most = before
      const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
      const answers = []
      for (const bytes of isGuarded ? [11 * MEGABYTE, TEN_GB] : [11 * MEGABYTE, CONTROL_BYTES])
        answers.push(await sendBytes(server?.port ?? port, bytes))
      clearInterval(watch)
      most = Math.max(most, process.memoryUsage.rss())
      const readBytes = Math.max(...(server?.received ?? received).map(({ bytesRead }) => bytesRead))
      server?.close()
      return { answers, readBytes, grownBytes: most - before, files: filesOnDisk().length }
    },
    judge: ({ answers, readBytes, grownBytes, files }) => ({
      'each is 413': answers.every((answer) => answer.startsWith('HTTP/1.1 413')),
      'the rest is unread': readBytes < READ_MAX,
      'memory stays': grownBytes < RSS_MAX,
      'nothing stays on the disk': files === 0,
    }),
    tell: ({ readBytes, grownBytes }) =>
      `413, ${(readBytes / MEGABYTE).toFixed(1)} MB read, ${(grownBytes / MEGABYTE).toFixed(0)} MB of memory`,
  })

  testFault({
    number: 32,
    fault: 'a pixel bomb, the scanners’ test file, and files of two formats are uploaded',
    expected: 'all are refused and leave nothing',
    control: { without: 'a good picture among them', unmet: ['all are refused', 'nothing stays'] },
    inject: async (isGuarded) => {
      const before = await count(provider, 'files')
      const statuses: Record<string, number> = {}
      for (const [name, bytes] of hostile) statuses[name] = await upload(bytes)
      if (!isGuarded) statuses['a good picture'] = await upload(await jpeg())
      const left = { rows: (await count(provider, 'files')) - before, files: filesOnDisk().length }
      await provider.db.execute(sql`delete from files`)
      return { statuses, left }
    },
    judge: ({ statuses, left }) => ({
      'all are refused': Object.values(statuses).every((status) => status >= 400 && status < 500),
      'nothing stays': left.rows === 0 && left.files === 0,
    }),
    tell: ({ statuses }) => `${Object.keys(statuses).length} kinds refused, 0 stored`,
  })

  async function upload(payload: Buffer): Promise<number> {
    await provider.db.execute(sql`delete from file_uploads`)
    const response = await provider.app.inject({
      ...{ method: 'POST', url: '/auth-client/files?kind=passport', payload },
      headers: { ...own, 'content-type': 'application/octet-stream' },
    })
    return response.statusCode
  }

  /** Sends so many bytes in chunks, until there is an answer. @returns its first line */
  function sendBytes(to: number, bytes: number): Promise<string> {
    const chunk = Buffer.concat([
      Buffer.from('10000\r\n'),
      pdf(),
      Buffer.alloc(0x10000 - pdf().length),
      Buffer.from('\r\n'),
    ])
    return new Promise((resolve) => {
      const socket = connect(to, '127.0.0.1')
      let [answer, left] = ['', bytes]
      const finish = () => resolve(answer.split('\r\n')[0] ?? '')
      socket.setEncoding('latin1').on('data', (text) => {
        answer += text
        if (!answer.includes('\r\n')) return
        socket.destroy()
        finish()
      })
      socket.on('error', finish)
      const names = { ...own, 'content-type': 'application/octet-stream', 'transfer-encoding': 'chunked', host: 'a' }
      const lines = Object.entries(names).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`POST /auth-client/files?kind=passport HTTP/1.1\r\n${lines.join('')}\r\n`)
      const pump = () => {
        while (left > 0 && !socket.destroyed) {
          left -= 0x10000
          if (!socket.write(chunk)) return void socket.once('drain', pump)
        }
        if (!socket.destroyed) socket.write('0\r\n\r\n')
      }
      pump()
    })
  }

  /** The guard is gone: everything is read before it is answered. */
  async function openReader() {
    const sockets: Socket[] = []
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      response.end(String(Buffer.concat(chunks).length))
    })
    server.on('connection', (socket) => sockets.push(socket))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    return { port: (server.address() as AddressInfo).port, received: sockets, close: () => server.close() }
  }
})

const HOSTILE: Record<string, () => Promise<Buffer> | Buffer> = {
  'a PNG that unpacks to 100 Mpx': () => png({ width: 10_000, height: 10_000 }),
  'a picture of 41 Mpx': () => jpeg({ width: 8200, height: 5001 }),
  'the scanners’ test file': () => Buffer.from(EICAR),
  'the scanners’ test file as a PDF': () => Buffer.concat([Buffer.from(EICAR), pdf()]),
  'a zip behind a JPEG': async () => Buffer.concat([await jpeg(), zip()]),
  'a page behind a JPEG': async () => Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]),
  'a zip behind a PDF': () => Buffer.concat([pdf(), zip()]),
  'a GIF that is a PDF': () => Buffer.concat([Buffer.from('GIF89a'), pdf()]),
}
