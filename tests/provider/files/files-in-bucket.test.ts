import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileLink } from '@/provider/contract/files'
import { sessionOf } from '@/tests/setup/client-session'
import { filesOnDisk } from '@/tests/setup/files-on-disk'
import { config, count, openProvider, type TestProvider } from '@/tests/setup/open-provider'
import { openS3Server, type S3Server } from '@/tests/setup/s3-server'
import { jpeg } from '@/tests/setup/sample-files'

const CLIENT = 1

describe('files in a bucket', () => {
  let server: S3Server
  let provider: TestProvider
  let session: Record<string, string>
  beforeAll(async () => {
    server = await openS3Server()
    provider = await openProvider(undefined, { files: { ...config.files, store: 's3', s3: server.options } })
    await provider.db.execute(sql`delete from files`)
    session = await sessionOf(provider, CLIENT, { provedBy: 'code' })
  })
  afterAll(async () => {
    await provider.close()
    await server.close()
  })

  const upload = async () =>
    provider.app.inject({
      method: 'POST',
      url: '/auth-client/files?kind=passport',
      headers: { ...session, 'content-type': 'application/octet-stream' },
      payload: await jpeg(),
    })
  const download = async (id: string) => {
    const { token }: FileLink = (
      await provider.call('POST', `/auth-client/files/${id}/link`, undefined, session)
    ).json().data
    const { authorization: _, ...headers } = session
    return provider.app.inject({ url: `/auth-client/files/download/${token}`, headers })
  }

  it('are stored and read there, and answer 503 with Retry-After while it is away; nothing is lost by that', async () => {
    const stored = await upload()
    expect(stored.statusCode, stored.body).toBe(201)
    const { id } = stored.json().data
    expect(server.objects().filter((name) => name.endsWith(id))).toHaveLength(1)
    expect(filesOnDisk()).toEqual([])
    const bytes = (await download(id)).rawPayload

    server.disturb(() => ({ status: 503, code: 'SlowDown' }))
    for (const response of [await upload(), await download(id)]) {
      expect([response.statusCode, response.json().error.code]).toEqual([503, 'unavailable'])
      expect(response.headers['retry-after']).toBe('5')
      expect(response.body).not.toContain('S3')
    }
    expect(await count(provider, 'files')).toBe(1)
    expect((await provider.call('DELETE', `/auth-client/files/${id}`, undefined, session)).statusCode).toBe(200)
    expect([await count(provider, 'files'), server.objects().some((name) => name.endsWith(id))]).toEqual([1, true])

    server.disturb(() => null)
    const next = (await upload()).json().data.id
    expect((await download(next)).rawPayload.equals(bytes)).toBe(true)
    expect((await provider.call('DELETE', `/auth-client/files/${next}`, undefined, session)).statusCode).toBe(200)
    // The one that could not be deleted goes with it.
    expect(server.objects()).toEqual(['branch/.mark'])
  })
})
