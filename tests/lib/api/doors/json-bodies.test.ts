import { describe, expect, it } from 'vitest'
import { readJson } from '@/lib/api/doors/readers'
import { JSON_MAX_DEPTH } from '@/provider/contract/rules/bodies/json-bodies'

const KILOBYTE = 1024

function read(body: string | ReadableStream, type: string | null = 'application/json') {
  const init = { method: 'POST', body, duplex: 'half', headers: type === null ? {} : { 'content-type': type } }
  return readJson(new Request('http://localhost/', init))
}

describe('the body of a request to the site', () => {
  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ])('called %s is read', async (type) => {
    expect(await read('{"a":1}', type)).toEqual({ a: 1 })
  })

  it.each([
    'application/json;',
    'application/json; charset=utf-16',
    'application/json; boundary=x',
    'application/json, text/plain',
    'application/json;=',
    'application/jsonp',
    'application/ json',
    'application/json-patch+json',
    'text/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=application/json',
    ';application/json',
    '',
    null,
  ])('called %j is not read', async (type) => {
    await expect(read('{"a":1}', type)).rejects.toMatchObject({ code: 'unsupported_media_type' })
  })

  it('is read to a depth, and no further', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
    expect(JSON.stringify(await read(nested(JSON_MAX_DEPTH)))).toBe(nested(JSON_MAX_DEPTH))
    for (const depth of [JSON_MAX_DEPTH + 1, 30_000])
      await expect(read(nested(depth))).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('over its bound is rejected there, and the rest is read past: cancelled, it would take the response with it', async () => {
    const chunks = 200
    let pulled = 0
    const cancelled: unknown[] = []
    let end: () => void = () => undefined
    const isWhole = new Promise<void>((resolve) => {
      end = resolve
    })
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(KILOBYTE))
        if (pulled < chunks) return
        controller.close()
        end()
      },
      cancel: (reason) => void cancelled.push(reason),
    })
    await expect(read(body)).rejects.toMatchObject({ code: 'body_too_large' })
    expect(pulled).toBeLessThan(chunks)
    await isWhole
    expect(cancelled).toEqual([])
  })

  it('without an end is cancelled after 64 MB', async () => {
    const chunk = new Uint8Array(KILOBYTE * KILOBYTE)
    let pulled = 0
    let cancel: () => void = () => undefined
    const isCancelled = new Promise<void>((resolve) => {
      cancel = resolve
    })
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(chunk)
      },
      cancel: () => cancel(),
    })
    await expect(read(body)).rejects.toMatchObject({ code: 'body_too_large' })
    await isCancelled
    expect(pulled).toBeLessThan(70)
  })
})
