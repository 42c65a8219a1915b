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

  it('without an end is read to its bound, and no further', async () => {
    let pulled = 0
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(KILOBYTE))
      },
    })
    await expect(read(body)).rejects.toMatchObject({ code: 'body_too_large' })
    expect(pulled).toBeLessThan(70)
  })
})
