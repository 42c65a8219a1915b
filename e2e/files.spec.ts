import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { jpeg, pdf, phonePhoto, png, webp, zip } from '@/tests/setup/sample-files'
import { type Answer, ask } from './setup/ask'
import { addClient, proveByCode, query, signIn } from './setup/demo-clients'
import { WIDE } from './setup/long-form'
import { siteUrl } from './setup/site'

const MEGABYTE = 1024 * 1024
const UPLOAD = '/api/account/files/?kind=passport'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const trailing = async (tail: Buffer | string) => Buffer.concat([await jpeg(), Buffer.from(tail)])

const HOSTILE: [what: string, make: () => Buffer | Promise<Buffer>, code: string, status: number][] = [
  ['a zip behind a JPEG', () => trailing(zip()), 'file_two_formats', 422],
  ['a page behind a JPEG', () => trailing('<script>alert(1)</script>'), 'file_two_formats', 422],
  ['a zip behind a PDF', () => Buffer.concat([pdf(), zip()]), 'file_two_formats', 422],
  ['an SVG', () => Buffer.from(SVG), 'file_type_refused', 415],
  ['an SVG with a declaration', () => Buffer.from(`<?xml version="1.0"?>${SVG}`), 'file_type_refused', 415],
  ['a page of HTML', () => Buffer.from('<!doctype html><title>x</title>'), 'file_type_refused', 415],
  ['a zip', zip, 'file_type_refused', 415],
  ['nothing', () => Buffer.alloc(0), 'file_type_refused', 415],
  ['a picture of 41 Mpx', () => jpeg({ width: 8200, height: 5001 }), 'picture_too_large', 422],
  ['a JPEG cut in half', halfJpeg, 'file_broken', 422],
  ['11 MB', () => Buffer.concat([pdf(), Buffer.alloc(11 * MEGABYTE)]), 'file_too_large', 413],
  ['a PDF with a script', () => pdf('3 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'), 'pdf_active', 422],
]

type Client = { id: number; from: string; headers: Record<string, string> }

/** Of a test's own: whatever is counted of him, no other test changes. */
async function openClient(from: string): Promise<Client> {
  const client = await addClient()
  const { cookie, token } = await signIn(client, from)
  return { id: client.id, from, headers: { cookie, authorization: `Bearer ${token}` } }
}

function upload({ headers, from }: Client, body: Buffer): Promise<Answer> {
  const whole = { ...headers, 'content-type': 'application/octet-stream' }
  return ask(UPLOAD, { method: 'POST', headers: whole, from, body })
}

async function rowsOf({ id }: Client): Promise<number> {
  const { rows } = await query('select count(*)::int as count from files where client_id = $1', [id])
  return Number(rows[0]?.count)
}

/** On the disk without a row: halves of uploads, and what a rejected one left. */
async function strayFiles(): Promise<string[]> {
  const folder = join(dirname(process.env.E2E_LOGS ?? ''), 'files')
  if (!existsSync(folder)) throw new Error(`no ${folder}: the demo scans are kept there`)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const files = paths.filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
  // After the look at the disk: a row is written when its bytes are whole.
  const { rows } = await query('select id from files', [])
  const known = new Set(rows.map(({ id }) => String(id)))
  // The store has a mark of its own (decision 164).
  return files.filter((path) => !known.has(basename(path)) && basename(path) !== '.mark')
}

/** Also other tests upload: their halves are there for a moment. */
async function expectNothingLeft(client: Client, rows: number): Promise<void> {
  await expect.poll(strayFiles).toEqual([])
  expect(await rowsOf(client)).toBe(rows)
}

test('what is no scan is rejected through the site, with its reason, and leaves nothing', WIDE, async () => {
  const client = await openClient('127.9.0.1')
  for (const [what, make, code, status] of HOSTILE) {
    const answer = await upload(client, await make())
    expect.soft([answer.status, JSON.parse(answer.body).error?.code], what).toEqual([status, code])
    expect.soft(await rowsOf(client), what).toBe(0)
  }
  await expectNothingLeft(client, 0)
})

test('an upload that is called off on the way leaves nothing', async () => {
  const client = await openClient('127.9.0.2')
  const { host, port } = new URL(siteUrl())
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: client.from })
  socket.on('error', () => undefined)
  const head = {
    ...{ ...client.headers, host, 'content-type': 'application/octet-stream' },
    'content-length': String(5 * MEGABYTE),
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST ${UPLOAD} HTTP/1.1\r\n${lines.join('')}\r\n`)
  socket.write(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(2 * MEGABYTE)]))
  const isUnderWay = async () =>
    (await strayFiles()).some((path) => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MEGABYTE)
  await expect.poll(isUnderWay).toBe(true)
  socket.destroy()
  await expectNothingLeft(client, 0)
})

test('a scan comes back without what stood beside the picture, to its session alone', async () => {
  const client = await openClient('127.9.0.3')
  const { cookie = '' } = client.headers
  await proveByCode({ cookie })
  const photo = await phonePhoto()
  expect(photo.includes('CANARY-PHONE')).toBe(true)
  const kept = await upload(client, photo)
  expect(kept.status, kept.body).toBe(201)
  const { id, bytes } = JSON.parse(kept.body).data
  const link = () => ask(`/api/account/files/${id}/link/`, { method: 'POST', ...client })
  const { href } = JSON.parse((await link()).body).data

  const another = await openClient('127.9.0.4')
  for (const headers of [{}, { cookie: another.headers.cookie ?? '' }])
    expect((await ask(href, { headers, from: client.from })).status).toBe(404)
  const scan = await ask(href, { headers: { cookie }, from: client.from })
  expect([scan.status, scan.headers['content-type'], scan.bytes.length]).toEqual([200, 'image/jpeg', bytes])
  expect(scan.bytes.includes('CANARY-PHONE')).toBe(false)
  const { exif, xmp, iptc, orientation, width, height } = await sharp(scan.bytes).metadata()
  // Turned upright, as the mark that is gone said.
  expect({ exif, xmp, iptc, orientation, width, height }).toEqual({ width: 800, height: 1200 })
  expect((await ask(href, { headers: { cookie }, from: client.from })).status, 'again').toBe(404)

  for (const make of [png, webp]) expect((await upload(client, await make())).status).toBe(201)
  expect((await upload(client, pdf())).status).toBe(201)
  await expectNothingLeft(client, 4)
  const removed = await ask('/api/account/files/', { method: 'DELETE', ...client })
  expect([removed.status, JSON.parse(removed.body).data]).toEqual([200, { removed: 4 }])
  await expectNothingLeft(client, 0)
})

async function halfJpeg(): Promise<Buffer> {
  const { width, height } = { width: 1200, height: 800 }
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  return (await noise.jpeg().toBuffer()).subarray(0, 20_000)
}
