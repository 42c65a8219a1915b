import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FileLink, StoredFile } from '@/provider/contract/files'
import { createVault } from '@/provider/modules/files/vault'
import { eraseClient } from '@/tests/setup/behind-deletion'
import { sessionOf } from '@/tests/setup/client-session'
import { filesOnDisk } from '@/tests/setup/files-on-disk'
import { config, count, START } from '@/tests/setup/open-provider'
import { jpeg, jpegOfScans, noisyPng, pdf, phonePhoto, png, webp, zip } from '@/tests/setup/sample-files'
import { useProvider } from '@/tests/setup/use-provider'

const [RICH, POOR, LEAVING] = [1, 2, 9]
const MEGABYTE = 1024 * 1024
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const { folder } = config.files

describe('files', () => {
  const provider = useProvider()
  let own: Record<string, string>
  let other: Record<string, string>

  let origins: Promise<URL>
  beforeAll(async () => {
    origins = provider.app.listen({ host: '127.0.0.1', port: 0 }).then((origin) => new URL(origin))
    own = await sessionOf(provider, RICH, { provedBy: 'code' })
    other = await sessionOf(provider, POOR, { provedBy: 'code' })
  })
  beforeEach(async () => {
    await provider.db.execute(sql`delete from files`)
    await provider.db.execute(sql`delete from file_uploads`)
    await provider.purgeFiles()
    for (const path of filesOnDisk()) utimesSync(path, 0, 0)
    await provider.purgeFiles()
  })

  const upload = (body: Buffer | string, headers = own, kind = 'passport') =>
    provider.app.inject({
      method: 'POST',
      url: `/auth-client/files?kind=${kind}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: body,
    })
  async function uploadFile(body: Buffer, headers = own): Promise<StoredFile> {
    const response = await upload(body, headers)
    expect(response.statusCode, response.body).toBe(201)
    return response.json().data
  }
  const linkTo = (id: string, headers = own) =>
    provider.call('POST', `/auth-client/files/${id}/link`, undefined, headers)
  const download = (token: string, { authorization: _, ...session } = own) =>
    provider.app.inject({ url: `/auth-client/files/download/${token}`, headers: session })
  async function read(id: string): Promise<Buffer> {
    const { token }: FileLink = (await linkTo(id)).json().data
    return (await download(token)).rawPayload
  }

  describe('an upload', () => {
    it.each([
      ['JPEG', jpeg, 'image/jpeg'],
      ['PNG', png, 'image/jpeg'],
      ['WebP', webp, 'image/jpeg'],
      ['progressive JPEG', () => jpegOfScans(1), 'image/jpeg'],
      ['PDF', async () => pdf(), 'application/pdf'],
      ['noisy picture of 9 MB', () => noisyPng(1732, 1732), 'image/jpeg'],
    ] as const)('of a %s is stored and can be read', async (_, make, type) => {
      const file = await uploadFile(await make())
      expect(file).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
        kind: 'passport',
        type,
        bytes: expect.any(Number),
        uploadedAt: START.toISOString(),
        deleteOn: '2027-02-19',
      })
      expect((await read(file.id)).length).toBe(file.bytes)
    })

    const trailing = async (tail: Buffer | string) =>
      Buffer.concat([await jpeg(), typeof tail === 'string' ? Buffer.from(tail) : tail])
    const packed = (text: string) => {
      const bytes = deflateSync(text)
      return `4 0 obj\n<< /Type /ObjStm /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj`
    }
    it.each([
      ['a zip behind a JPEG', () => trailing(zip()), 'file_two_formats'],
      ['a page behind a JPEG', () => trailing('<script>alert(1)</script>'), 'file_two_formats'],
      ['a page of HTML in a JPEG', () => trailing('<!DOCTYPE html><html><body>'), 'file_two_formats'],
      ['a zip behind a PDF', () => Buffer.concat([pdf(), zip()]), 'file_two_formats'],
      ['an SVG', () => Buffer.from(SVG), 'file_type_refused'],
      ['an SVG with a declaration', () => Buffer.from(`<?xml version="1.0"?>${SVG}`), 'file_type_refused'],
      ['a page of HTML', () => Buffer.from('<!doctype html><title>x</title>'), 'file_type_refused'],
      ['a zip', zip, 'file_type_refused'],
      ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 'file_type_refused'],
      ['plain text', () => Buffer.from('passport'), 'file_type_refused'],
      ['random bytes', () => randomBytes(5000), 'file_type_refused'],
      ['nothing', () => Buffer.alloc(0), 'file_type_refused'],
      ['a picture of 41 Mpx', () => jpeg({ width: 8200, height: 5001 }), 'picture_too_large'],
      ['a PNG that unpacks to 100 Mpx', () => png({ width: 10_000, height: 10_000 }), 'picture_too_large'],
      ['a picture of one pixel', () => jpeg({ width: 1, height: 1 }), 'picture_too_small'],
      ['a picture that nobody can read', () => png({ width: 640, height: 999 }), 'picture_too_small'],
      ['a JPEG cut in half', async () => (await noisyJpeg()).subarray(0, 20_000), 'file_broken'],
      ['the head of a PNG alone', async () => (await png()).subarray(0, 60), 'file_broken'],
      ['11 MB', () => Buffer.concat([pdf(), Buffer.alloc(11 * MEGABYTE)]), 'file_too_large'],
      ['a PDF without an end', () => pdf().subarray(0, -8), 'file_broken'],
      ['a PDF behind something else', () => Buffer.concat([Buffer.from('GIF89a'), pdf()]), 'file_type_refused'],
      ['a PDF with a script', () => pdf('3 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'), 'pdf_active'],
      ['a PDF with a script by another spelling', () => pdf('3 0 obj << /S /J#61vaScript >> endobj'), 'pdf_active'],
      ['a PDF that starts a program', () => pdf('3 0 obj << /S /Launch /F (cmd.exe) >> endobj'), 'pdf_active'],
      ['a PDF with a file in it', () => pdf('3 0 obj << /Type /EmbeddedFile >> endobj'), 'pdf_active'],
      ['a PDF that acts when opened', () => pdf('3 0 obj << /OpenAction 4 0 R >> endobj'), 'pdf_active'],
      ['a PDF with a packed script', () => pdf(packed('<< /S /JavaScript >>')), 'pdf_active'],
      ['a PDF of which no picture can be made', () => pdf('', 1, { drawn: 'q Q' }), 'pdf_unreadable'],
      ['a PDF of too many pages', () => pdf('', 13), 'pdf_unreadable'],
      ['a locked PDF', () => pdf('3 0 obj << /Encrypt 5 0 R >> endobj'), 'pdf_active'],
    ] as const)('of %s is rejected and leaves nothing', async (_, make, code) => {
      const response = await upload(await make())
      expect([response.json().error?.code, response.statusCode >= 400 && response.statusCode < 500]).toEqual([
        code,
        true,
      ])
      expect([await count(provider, 'files'), filesOnDisk()]).toEqual([0, []])
    })

    it('of a JPEG with a hundred scans is rejected before it is decoded', async () => {
      const { error } = (await upload(await jpegOfScans(100))).json()
      expect(error).toMatchObject({ code: 'file_broken', message: 'More than 64 scans.' })
      expect([await count(provider, 'files'), filesOnDisk()]).toEqual([0, []])
    })

    it('of a dispute may be small: it has no document to read', async () => {
      expect((await upload(await jpeg({ width: 320, height: 240 }), own, 'dispute')).statusCode).toBe(201)
      expect((await upload(await jpeg({ width: 1000, height: 1 }), own, 'licence')).statusCode, 'just enough').toBe(201)
    })

    it.each(['fine_photo', 'damage_photo', 'damage_act'])('of a %s is rejected: the branch adds it', async (kind) => {
      expect((await upload(await jpeg(), own, kind)).json().error.code).toBe('invalid_request')
    })

    it('stores the picture and nothing else of the file', async () => {
      const photo = await phonePhoto()
      expect(photo.includes('CANARY-PHONE')).toBe(true)
      const stored = await read((await uploadFile(photo)).id)
      const { exif, xmp, iptc, width, height, orientation } = await metadataOf(stored)
      expect({ exif, xmp, iptc, orientation }).toEqual({})
      // Turned upright by the orientation mark, which is removed.
      expect([width, height]).toEqual([800, 1200])
      expect(stored.includes('CANARY-PHONE')).toBe(false)
    })

    it('removes harmless data after a picture', async () => {
      const stored = await read((await uploadFile(await trailing('CANARY-TAIL'))).id)
      expect(stored.includes('CANARY-TAIL')).toBe(false)
    })

    it('has a kind of upload, and is no form or JSON', async () => {
      expect((await upload(await jpeg(), own, 'selfie')).json().error.code).toBe('invalid_request')
      const response = await provider.app.inject({
        method: 'POST',
        url: '/auth-client/files?kind=passport',
        headers: { ...own, 'content-type': 'image/svg+xml' },
        payload: SVG,
      })
      expect(response.json().error.code).toBe('unsupported_media_type')
    })

    it('needs the client’s token beside the cookie', async () => {
      const { authorization: _, ...cookieOnly } = own
      expect((await upload(await jpeg(), cookieOnly)).statusCode).toBe(401)
      const { id } = await uploadFile(await jpeg())
      expect((await linkTo(id, cookieOnly)).statusCode).toBe(401)
    })

    it('is limited to so many a day at the branch, stored or not', async () => {
      await provider.db.execute(sql`insert into file_uploads values (${RICH}, '2026-11-21', 58)`)
      const { id } = await uploadFile(await jpeg())
      await provider.call('DELETE', `/auth-client/files/${id}`, undefined, own)
      expect((await upload('no picture')).json().error.code).toBe('file_type_refused')
      expect((await upload(await jpeg())).json().error.code).toBe('too_many_requests')
      expect((await upload(await jpeg(), other)).statusCode).toBe(201)
      provider.clock.now = new Date(START.getTime() + 24 * 3_600_000)
      expect((await upload(await jpeg())).statusCode).toBe(201)
    })

    it('may run beside another one: a third at the same time is rejected', { tags: '@wide' }, async () => {
      const picture = await noisyPng(1732, 1732)
      const sent = await Promise.all([1, 2, 3, 4].map(() => upload(picture)))
      expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 429, 429])
      expect((await upload(await jpeg())).statusCode).toBe(201)
    })

    async function beginSlowly(headers = own) {
      const origin = await origins
      const sending = ask({
        host: origin.hostname,
        port: origin.port,
        method: 'POST',
        path: '/auth-client/files?kind=passport',
        headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': 5 * MEGABYTE },
      })
      sending.on('error', () => undefined)
      sending.write(Buffer.concat([pdf(), randomBytes(MEGABYTE)]))
      await expect
        .poll(() => filesOnDisk().map((path) => statSync(path).size > 500_000), { timeout: 20_000 })
        .toEqual([true])
      return sending
    }

    it('that is cut off leaves nothing, on the disk or in the database', async () => {
      const sending = await beginSlowly()
      sending.destroy()
      await expect.poll(filesOnDisk, { timeout: 20_000 }).toEqual([])
      expect(await count(provider, 'files')).toBe(0)
    })

    it('that ends after its client was deleted leaves nothing', { tags: '@wide' }, async () => {
      const sending = await beginSlowly(await sessionOf(provider, LEAVING))
      await eraseClient(provider.db, LEAVING)
      const responded = once(sending, 'response')
      const end = Buffer.from('\n%%EOF\n')
      sending.end(Buffer.concat([Buffer.alloc(4 * MEGABYTE - pdf().length - end.length), end]))
      const [response] = await responded
      expect(response).toHaveProperty('statusCode', 401)
      await expect.poll(filesOnDisk, { timeout: 20_000 }).toEqual([])
      expect(await count(provider, 'files')).toBe(0)
    })
  })

  describe('on the disk', () => {
    it('nothing can be read without the key, nor with one byte changed, cut off or put under another name', async () => {
      const marked = pdf('% CANARY-OF-THE-PASSPORT')
      const file = await uploadFile(marked)
      const [path = ''] = filesOnDisk()
      const sealed = readFileSync(path)
      expect(sealed.includes('CANARY')).toBe(false)
      expect(sealed.includes('%PDF')).toBe(false)
      expect(statSync(path).mode & 0o077).toBe(0)
      expect((await read(file.id)).equals(marked)).toBe(true)

      const refuse = async (bytes: Buffer) => {
        writeFileSync(path, bytes)
        const { token } = (await linkTo(file.id)).json().data
        return (await download(token)).statusCode
      }
      for (const at of [0, 4, 40, sealed.length - 1]) {
        const changed = Buffer.from(sealed)
        changed[at] = (changed[at] ?? 0) ^ 1
        expect(await refuse(changed), `byte ${at}`).toBe(500)
      }
      expect(await refuse(sealed.subarray(0, -1))).toBe(500)
      const stranger = await uploadFile(pdf('% of another'), other)
      const strangers = filesOnDisk().find((name) => name.endsWith(stranger.id)) ?? ''
      expect(await refuse(readFileSync(strangers))).toBe(500)
      expect(await refuse(sealed)).toBe(200)
    })

    it('a new master key is used for new files, and an old one still opens its files', async () => {
      const folderOf = { folder: `${folder}-keys` }
      const row = { id: randomUUID(), clientId: RICH, kind: 'passport' }
      const bytes = pdf()
      const old = await createVault({ ...folderOf, secrets: ['old-master-key'] }).store(row, bytes)
      const rotated = createVault({ ...folderOf, secrets: ['new-master-key', 'old-master-key'] })
      const opened = await readAll(rotated.read({ ...row, ...old }))
      expect(opened.equals(bytes)).toBe(true)
      const again = { ...row, id: randomUUID() }
      const anew = await rotated.store(again, bytes)
      expect(anew.keyId).not.toBe(old.keyId)
      const without = createVault({ ...folderOf, secrets: ['new-master-key'] })
      expect((await readAll(without.read({ ...again, ...anew }))).equals(bytes)).toBe(true)
      expect(() => without.read({ ...row, ...old })).toThrow('no master key')
    })
  })

  describe('a link', () => {
    it('works once, for a minute, in its own session', async () => {
      const { id } = await uploadFile(await jpeg())
      const fresh = async (): Promise<FileLink> => (await linkTo(id)).json().data
      const link = await fresh()
      expect(link.expiresAt).toBe(new Date(START.getTime() + 60_000).toISOString())

      const elsewhere = await sessionOf(provider, RICH)
      expect((await download(link.token, elsewhere)).statusCode, 'another session').toBe(404)
      expect((await download(link.token, other)).statusCode, 'another client').toBe(404)
      expect((await provider.app.inject({ url: `/auth-client/files/download/${link.token}` })).statusCode).toBe(401)
      expect((await download(link.token)).statusCode).toBe(200)
      expect((await download(link.token)).statusCode, 'again').toBe(404)

      const late = await fresh()
      provider.clock.now = new Date(START.getTime() + 60_000)
      expect((await download(late.token)).statusCode, 'late').toBe(404)
      expect((await download('x'.repeat(43))).statusCode, 'never given').toBe(404)
    })

    it('records each reading, and no record can be changed', async () => {
      const { id } = await uploadFile(await jpeg())
      const before = await count(provider, 'file_reads')
      await read(id)
      const { rows } = await provider.db.execute(sql`select client_id, kind, at from file_reads where file_id = ${id}`)
      expect(rows).toEqual([{ client_id: String(RICH), kind: 'passport', at: expect.anything() }])
      expect(await count(provider, 'file_reads')).toBe(before + 1)
      await expect(provider.db.execute(sql`delete from file_reads`)).rejects.toThrow()
    })

    it('to another client’s file fails like one to no file', async () => {
      const { id } = await uploadFile(await jpeg())
      for (const way of [
        () => linkTo(id, other),
        () => provider.call('DELETE', `/auth-client/files/${id}`, undefined, other),
        () => linkTo(randomUUID(), other),
      ]) {
        const response = await way()
        expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found'])
      }
      expect((await linkTo('1', own)).statusCode).toBe(404)
      expect((await linkTo(id)).statusCode).toBe(200)
    })
  })

  describe('the end of a file', () => {
    it('comes at once when its owner removes it, on the disk too', async () => {
      const { id } = await uploadFile(await jpeg())
      await uploadFile(await jpeg(), other)
      expect((await provider.call('DELETE', `/auth-client/files/${id}`, undefined, own)).json().data).toEqual({
        removed: 1,
      })
      expect((await linkTo(id)).statusCode).toBe(404)
      expect(filesOnDisk()).toHaveLength(1)
      await uploadFile(await jpeg())
      await uploadFile(pdf())
      expect((await provider.call('DELETE', '/auth-client/files', undefined, own)).json().data).toEqual({ removed: 2 })
      expect([filesOnDisk().length, await count(provider, 'files')]).toEqual([1, 1])
    })

    it('comes after a day without use, with what a stopped provider left', async () => {
      await uploadFile(await jpeg())
      const orphan = randomUUID()
      const left = [join(folder, 'incoming', 'half.part'), join(folder, orphan.slice(0, 2), orphan)]
      for (const path of left) mkdirSync(dirname(path), { recursive: true })
      for (const path of left) {
        writeFileSync(path, 'x')
        utimesSync(path, 0, 0)
      }
      provider.clock.now = new Date(START.getTime() + 23 * 3_600_000)
      await provider.purgeFiles()
      expect(filesOnDisk()).toHaveLength(1)
      provider.clock.now = new Date(START.getTime() + 25 * 3_600_000)
      await provider.purgeFiles()
      expect([filesOnDisk(), await count(provider, 'files')]).toEqual([[], 0])
    })

    /** What the disk cannot delete: a folder under the name of the file. */
    function jam(id: string): () => void {
      const path = join(folder, id.slice(0, 2), id)
      rmSync(path, { recursive: true, force: true })
      mkdirSync(path, { recursive: true })
      return () => rmSync(path, { recursive: true })
    }

    it('does not wait for another file that cannot be deleted, nor does the purge', async () => {
      const [stuck, ownFile] = [await uploadFile(await jpeg()), await uploadFile(await jpeg())]
      const free = jam(stuck.id)
      await provider.db.execute(sql`update files set removed_at = now() where id = ${stuck.id}`)
      const response = await provider.call('DELETE', `/auth-client/files/${ownFile.id}`, undefined, own)
      expect([response.statusCode, filesOnDisk()]).toEqual([200, []])
      const old = await uploadFile(await jpeg())
      await provider.db.execute(sql`update files set removed_at = now() where id = ${old.id}`)
      await provider.purgeFiles()
      expect([filesOnDisk().length, await count(provider, 'files')]).toEqual([0, 1])
      free()
      await provider.purgeFiles()
      expect(await count(provider, 'files')).toBe(0)
    })

    it('never touches files of another client', async () => {
      const foreign = await uploadFile(await jpeg(), other)
      const { id } = await uploadFile(await jpeg())
      await provider.db.execute(sql`update files set removed_at = now() where id = ${foreign.id}`)
      await provider.call('DELETE', `/auth-client/files/${id}`, undefined, own)
      expect([filesOnDisk().length, await count(provider, 'files')]).toEqual([1, 1])
    })

    it('is finished by the purge when a provider stopped between the disk and the database', async () => {
      await uploadFile(await jpeg())
      await provider.db.execute(sql`update files set removed_at = now()`)
      await provider.purgeFiles()
      expect([filesOnDisk(), await count(provider, 'files')]).toEqual([[], 0])
    })
  })
})

async function metadataOf(bytes: Buffer) {
  const { exif, xmp, iptc, width, height, orientation } = await sharp(bytes).metadata()
  return {
    width,
    height,
    ...(exif && { exif }),
    ...(xmp && { xmp }),
    ...(iptc && { iptc }),
    ...(orientation && { orientation }),
  }
}

async function readAll(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const buffers: Buffer[] = []
  for await (const part of chunks) buffers.push(part)
  return Buffer.concat(buffers)
}

async function noisyJpeg(): Promise<Buffer> {
  return sharp(await noisyPng(1000, 400))
    .jpeg()
    .toBuffer()
}
