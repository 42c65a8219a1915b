import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, it } from 'vitest'
import { JSON_MAX_DEPTH } from '@/provider/contract/rules/bodies/json-bodies'
import { TOKEN } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const MEGABYTE = 1024 * 1024
const URL_OF_QUOTE = '/sun/v2/quote'
const AUTHORIZATION = `Bearer ${TOKEN}`

describe('a body', () => {
  const provider = useProvider()
  let port: number
  const received: Socket[] = []
  beforeAll(async () => {
    provider.app.server.on('connection', (socket: Socket) => received.push(socket))
    await provider.app.listen({ host: '127.0.0.1', port: 0 })
    port = (provider.app.server.address() as AddressInfo).port
  })

  const send = (payload: string, type = 'application/json') =>
    provider.app.inject({
      ...{ method: 'POST', url: URL_OF_QUOTE, payload },
      headers: { authorization: AUTHORIZATION, 'content-type': type },
    })
  const codeOf = async (payload: string, type?: string) => (await send(payload, type)).json().error.code

  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ])('called %s is read', async (type) => {
    expect(await codeOf('{"slug":', type)).toBe('invalid_request')
  })

  it.each([
    'application/json;',
    'application/json; charset=utf-16',
    'application/json; charset=utf-7',
    'application/json; boundary=x',
    'application/json; charset=utf-8; charset=utf-7',
    'application/json, text/plain',
    'application/json text/plain',
    'application/jsonp',
    'application/json-patch+json',
    'application/ json',
    'application /json',
    'application/json\t;charset',
    'application/json;=',
    'text/json',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'multipart/form-data; boundary=application/json',
    'json',
    '*/*',
    '/',
    ';application/json',
    'application/json\u00a0',
  ])('called %j is not read', async (type) => {
    expect([await codeOf('{}', type), (await send('{}', type)).statusCode]).toEqual(['unsupported_media_type', 415])
  })

  it('without a type is not read', async () => {
    const { statusCode } = await provider.app.inject({
      ...{ method: 'POST', url: URL_OF_QUOTE, payload: '{}', headers: { authorization: AUTHORIZATION } },
    })
    expect(statusCode).toBe(415)
  })

  it.each([
    ['lists', (depth: number) => `{"options":${'['.repeat(depth)}${']'.repeat(depth)}}`],
    ['objects', (depth: number) => `${'{"options":'.repeat(depth)}1${'}'.repeat(depth)}`],
  ])('of %s in each other is rejected for its depth, whatever else is wrong', async (_, make) => {
    const deep = (await send(make(JSON_MAX_DEPTH + 1))).json().error
    expect(deep).toMatchObject({ code: 'invalid_request', message: `Deeper than ${JSON_MAX_DEPTH} levels.` })
    expect((await send(make(5))).json().error.message).toContain('Refused fields')
    expect((await send(make(5_000))).json().error.message).toBe(deep.message)
  })

  it('that has no end is read to its bound, and no further', async () => {
    received.length = 0
    const socket = connect(port, '127.0.0.1')
    const head = `POST ${URL_OF_QUOTE} HTTP/1.1\r\nhost: a\r\nauthorization: ${AUTHORIZATION}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`
    socket.on('error', () => undefined)
    let answer = ''
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text
    })
    socket.write(head)
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    for (let sent = 0; sent < 64 && !socket.destroyed; sent += 1)
      if (!socket.write(chunk))
        await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined)
    socket.end()
    await expect.poll(() => answer).toContain('body_too_large')
    socket.destroy()
    expect(received[0]?.bytesRead).toBeLessThan(2 * MEGABYTE)
  })

  it('that is rejected leaves nothing in memory', async () => {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const used = async () => {
      await new Promise(setImmediate)
      collect()
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    }
    const deep = `{"options":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    const large = JSON.stringify({ slug: 'x'.repeat(65 * 1024) })
    const round = async () => {
      for (let index = 0; index < 40; index += 1) await Promise.all([send(deep), send(large)])
    }
    await round()
    const before = await used()
    await round()
    await round()
    expect((await used()) - before).toBeLessThan(2 * MEGABYTE)
  })
})
