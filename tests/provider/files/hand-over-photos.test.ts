import { utimesSync } from 'node:fs'
import { Readable } from 'node:stream'
import { addDays, addHours, subHours } from 'date-fns'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingFiles, HandOverPhoto } from '@/provider/contract/files'
import { bindFiles } from '@/provider/modules/files/bind-files'
import { openBookingFiles } from '@/provider/modules/files/open-booking-files'
import { type PhotographedRental, photoStageOf } from '@/provider/modules/files/rules/photo-stage'
import { createVault } from '@/provider/modules/files/vault'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { sessionOf } from '@/tests/setup/client-session'
import { filesOnDisk } from '@/tests/setup/files-on-disk'
import { moveBooking } from '@/tests/setup/move-booking'
import { config, count, START, TOKEN } from '@/tests/setup/open-provider'
import { jpeg, noisyPng, pdf, phonePhoto, png, webp } from '@/tests/setup/sample-files'
import { useProvider } from '@/tests/setup/use-provider'
import { openTraveller, type Traveller } from '@/tests/setup/voucher-guests'

const POOR = 2
const RULES = { maxEach: 12, pickupHours: 3, returnHours: 24, retentionDays: 180 }

describe('the stage of a photo', () => {
  const out = new Date('2026-12-05T02:00:00Z')
  const rental = { startAt: out, endAt: addDays(out, 4), heldAt: null, backAt: null }
  const active = { ...rental, status: 'active' as const, heldAt: addHours(out, 1) }
  const back = { ...active, status: 'completed' as const, backAt: addDays(out, 4) }
  it.each<[string, PhotographedRental, Date, string | null]>([
    ['is none long before the pick-up', { ...rental, status: 'confirmed' }, subHours(out, 4), null],
    ['is the pick-up shortly before it', { ...rental, status: 'confirmed' }, subHours(out, 3), 'pickup'],
    ['is the pick-up after the car was handed out', active, addHours(out, 3), 'pickup'],
    ['is the return from then on', active, addHours(out, 4), 'return'],
    ['is the return for a day after it', back, addDays(out, 4), 'return'],
    ['is none later', back, addHours(addDays(out, 5), 1), null],
    ['is none of a hold', { ...rental, status: 'held' }, out, null],
    ['is none of a cancelled booking', { ...rental, status: 'cancelled_client' }, out, null],
  ])('%s', (_, of, now, stage) => expect(photoStageOf(of, RULES, now)).toBe(stage))
})

describe('photos of a hand-over', () => {
  const provider = useProvider()
  let stranger: Record<string, string>
  beforeAll(async () => {
    stranger = await sessionOf(provider, POOR)
  })
  beforeEach(async () => {
    await provider.db.execute(sql`delete from files`)
    await provider.db.execute(sql`delete from booking_uploads`)
    for (const path of filesOnDisk()) utimesSync(path, 0, 0)
    await provider.purgeFiles()
  })

  const send = ({ url, guest }: Traveller, body: Buffer | Readable, headers: object = guest) =>
    provider.app.inject({
      method: 'POST',
      url: `${url}/files?kind=photo`,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/octet-stream', ...headers },
      payload: body,
    })
  let shots = 0
  /** No two photos are the same. */
  const shot = () => {
    shots += 1
    return jpeg({ width: 1200 + shots, height: 800 })
  }
  async function sendOne(traveller: Traveller, headers: object = traveller.guest): Promise<HandOverPhoto> {
    const response = await send(traveller, await shot(), headers)
    expect(response.statusCode, response.body).toBe(201)
    return response.json().data
  }
  const list = async ({ url, guest }: Traveller): Promise<BookingFiles> =>
    (await provider.call('GET', `${url}/files`, undefined, guest)).json().data
  const remove = ({ url, guest }: Traveller, id: string, headers: object = guest) =>
    provider.call('DELETE', `${url}/files?id=${id}`, undefined, headers)
  const look = ({ url, guest }: Traveller, id: string, headers: object = guest, size = 'full') =>
    provider.call('GET', `${url}/photos?id=${id}&size=${size}`, undefined, headers)
  /** A car that is handed out; the clock stands at that moment. */
  async function openRental(): Promise<Traveller> {
    const traveller = await openTraveller(provider)
    provider.clock.now = new Date(traveller.booking.pickupAt)
    await moveBooking(provider.db, traveller.booking.number, 'active', provider.clock.now)
    return traveller
  }
  async function bringBack({ booking }: Traveller): Promise<void> {
    provider.clock.now = new Date(booking.dropoffAt)
    await moveBooking(provider.db, booking.number, 'completed', provider.clock.now)
  }
  async function idsOf({ booking }: Traveller): Promise<{ id: number; clientId: number; carId: number }> {
    const { rows } = await provider.db.execute<{ id: string; client: string; car: number }>(
      sql`select id, client_id client, car_id car from bookings where number = ${booking.number}`,
    )
    return { id: Number(rows[0]?.id), clientId: Number(rows[0]?.client), carId: Number(rows[0]?.car) }
  }

  it.each([
    ['JPEG', () => jpeg()],
    ['PNG', () => png()],
    ['WebP', () => webp()],
    ['noisy picture of 9 MB', () => noisyPng(1732, 1732)],
  ])('a %s is stored with the provider’s moment, as a JPEG of 2560 pixels at most', async (_, make) => {
    const traveller = await openRental()
    const response = await send(traveller, await make())
    expect(response.json().data).toEqual({
      id: expect.any(String),
      stage: 'pickup',
      type: 'image/jpeg',
      bytes: expect.any(Number),
      uploadedAt: provider.clock.now.toISOString(),
      deleteOn: expect.stringMatching(/^2027-06-/),
    })
    const { format, width = 0 } = await sharp((await look(traveller, response.json().data.id)).rawPayload).metadata()
    expect([format, width <= 2560]).toEqual(['jpeg', true])
  })

  it('keeps nothing of what the phone wrote into it: neither place nor time nor phone', async () => {
    const traveller = await openRental()
    const { id } = (await send(traveller, await phonePhoto())).json().data
    const { exif, xmp, orientation } = await sharp((await look(traveller, id)).rawPayload).metadata()
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined])
    const small = await sharp((await look(traveller, id, traveller.guest, 'small')).rawPayload).metadata()
    expect(Math.max(small.width ?? 0, small.height ?? 0)).toBe(480)
  })

  it('takes pictures alone', async () => {
    const traveller = await openRental()
    expect((await send(traveller, pdf())).json().error.code).toBe('file_type_refused')
    expect((await send(traveller, (await jpeg()).subarray(0, 5000))).json().error.code).toBe('file_broken')
    expect([await count(provider, 'files'), filesOnDisk()]).toEqual([0, []])
  })

  it('the state of the booking says of which hand-over it is', async () => {
    const traveller = await openTraveller(provider)
    expect(await list(traveller)).toMatchObject({ photoStage: null, photosLeft: 0 })
    expect((await send(traveller, await shot())).json().error.code).toBe('conflict')
    provider.clock.now = subHours(new Date(traveller.booking.pickupAt), 1)
    expect((await sendOne(traveller)).stage).toBe('pickup')
    await moveBooking(provider.db, traveller.booking.number, 'active', provider.clock.now)
    provider.clock.now = addDays(provider.clock.now, 2)
    expect(await list(traveller)).toMatchObject({ photoStage: 'return', photosLeft: 12 })
    expect((await sendOne(traveller)).stage).toBe('return')
    await bringBack(traveller)
    await sendOne(traveller)
    expect((await list(traveller)).photos.map(({ stage }) => stage)).toEqual(['pickup', 'return', 'return'])
  })

  it.each([
    ['cancelled', 'confirmed', 'cancelled_client'],
    ['brought back', 'active', 'completed'],
  ] as const)('is not taken when the booking was %s while its bytes came', async (_, before, after) => {
    const traveller = await openTraveller(provider)
    provider.clock.now = new Date(traveller.booking.pickupAt)
    await moveBooking(provider.db, traveller.booking.number, before, provider.clock.now)
    const { id } = await idsOf(traveller)
    let sendRest = () => {}
    const isHalfSent = new Promise<void>((resolve) => {
      sendRest = resolve
    })
    const body = await shot()
    async function* slowly() {
      yield body.subarray(0, 1000)
      await isHalfSent
      yield body.subarray(1000)
    }
    const response = send(traveller, Readable.from(slowly()))
    const began = sql`select 1 from booking_uploads where booking_id = ${id}`
    await expect.poll(async () => (await provider.db.execute(began)).rows.length).toBe(1)
    await moveBooking(provider.db, traveller.booking.number, after, provider.clock.now)
    sendRest()
    expect((await response).json().error.code).toBe('conflict')
    expect(await count(provider, 'files')).toBe(0)
  })

  it('sent again after a lost response is the same one', async () => {
    const traveller = await openRental()
    const photo = await shot()
    const [first, second] = [(await send(traveller, photo)).json().data, await send(traveller, photo)]
    expect(second.statusCode).toBe(201)
    expect(second.json().data).toEqual(first)
    const both = await Promise.all([send(traveller, await jpeg()), send(traveller, await jpeg())])
    expect(new Set(both.map((one) => one.json().data.id)).size).toBe(1)
    expect([(await list(traveller)).photos.length, filesOnDisk().length]).toEqual([2, 2])
  })

  it('there are twelve of each hand-over, also when the last two come at once', async () => {
    const traveller = await openRental()
    await provider.db.execute(sql`
      update settings set data = jsonb_set(data, '{handOverPhotos,maxEach}', '3')`)
    await sendOne(traveller)
    await sendOne(traveller)
    const codes = (await Promise.all([shot(), shot()].map(async (body) => send(traveller, await body)))).map(
      (one) => one.statusCode,
    )
    const { photos, photosLeft } = await list(traveller)
    await provider.db.execute(sql`
      update settings set data = jsonb_set(data, '{handOverPhotos,maxEach}', '12')`)
    expect(codes.sort()).toEqual([201, 409])
    expect([photos.length, photosLeft]).toEqual([3, 0])
  })

  it('opens with the booking’s own key or its client’s session only, and nobody stores it', async () => {
    const other = await openTraveller(provider)
    const one = await openRental()
    const client = await sessionOf(provider, (await idsOf(one)).clientId, { createdAt: provider.clock.now })
    const photo = await sendOne(one)
    for (const headers of [{}, other.guest, stranger]) {
      expect((await look(one, photo.id, headers)).statusCode).toBe(404)
      const rejection = Object.keys(headers).length === 0 ? 401 : 404
      expect((await send(one, await shot(), headers)).statusCode).toBe(rejection)
      expect((await remove(one, photo.id, headers)).statusCode).toBe(rejection)
    }
    expect((await look(other, photo.id)).statusCode).toBe(404)
    const own = await look(one, photo.id, client)
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(own.headers['cache-control']).toContain('no-store')
  })

  it('no scan of the booking opens as a photo', async () => {
    const traveller = await openTraveller(provider)
    const { url, guest } = traveller
    const sent = await provider.app.inject({
      method: 'POST',
      url: `${url}/files?kind=passport`,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/octet-stream', ...guest },
      payload: await jpeg(),
    })
    expect((await look(traveller, sent.json().data.id)).statusCode).toBe(404)
  })

  it('is taken back while others may be added, and then stays', async () => {
    const traveller = await openRental()
    const [first, second] = [await sendOne(traveller), await sendOne(traveller)]
    expect((await remove(traveller, first.id)).json().data).toEqual({ removed: 1 })
    provider.clock.now = addHours(provider.clock.now, 4)
    expect((await remove(traveller, second.id)).json().error.code).toBe('conflict')
    expect((await list(traveller)).photos).toEqual([second])
  })

  it('stands beside the branch’s photos of a damage, in the export and with the branch', async () => {
    const traveller = await openRental()
    const { id, clientId, carId } = await idsOf(traveller)
    const photo = await sendOne(traveller)
    await provider.db.execute(sql`
      insert into damages (station, client_id, booking_id, car_id, damage, date, cost_kop, covered_kop, paid_kop, status)
      values ('vldk', ${clientId}, ${id}, ${carId}, '{"ru":"Скол","en":"Chip","zh-CN":"缺口"}', '2026-12-25', 100000, 0, 0, 'open')`)
    const client = await sessionOf(provider, clientId, { createdAt: provider.clock.now })
    const damages = (await provider.call('GET', '/auth-client/damages', undefined, client)).json().data
    expect(damages.items).toMatchObject([{ booking: traveller.booking.number, ownPhotos: [photo] }])
    const files = bindFiles({
      ...{ db: provider.db, storage: config.files, settings: {} as Settings },
      ...{ now: () => provider.clock.now, warn: () => undefined },
    })
    const names: string[] = []
    for await (const { name } of files.list(clientId)) names.push(name)
    expect(names).toEqual([`booking-${traveller.booking.number}/pickup-${photo.id}.jpg`])
    const staff = { station: 'vldk', operator: 'petrova', at: START }
    const deps = { db: provider.db, station: 'vldk' }
    const opened = await openBookingFiles(deps, traveller.booking.number, 'photos', createVault(config.files), staff)
    expect(opened).toMatchObject({
      why: null,
      files: [{ name: `booking-${traveller.booking.number}-pickup_photo-${photo.id}.jpg` }],
    })
    // An open damage keeps the photos beyond their time.
    await bringBack(traveller)
    provider.clock.now = addDays(provider.clock.now, 181)
    await provider.purgeFiles()
    expect((await list(traveller)).photos).toHaveLength(1)
    await provider.db.execute(sql`update damages set status = 'cancelled' where booking_id = ${id}`)
    await provider.purgeFiles()
    expect([(await list(traveller)).photos, filesOnDisk()]).toEqual([[], []])
  })

  it('stays until claims are over, whatever the retention of scans', async () => {
    const traveller = await openRental()
    const { deleteOn } = await sendOne(traveller)
    await bringBack(traveller)
    provider.clock.now = addDays(provider.clock.now, 179)
    await provider.purgeFiles()
    expect((await list(traveller)).photos).toMatchObject([{ deleteOn }])
    provider.clock.now = addDays(provider.clock.now, 2)
    await provider.purgeFiles()
    expect([await count(provider, 'files'), filesOnDisk()]).toEqual([0, []])
  })

  it('goes at the next purge with a booking that came to nothing', async () => {
    const traveller = await openTraveller(provider)
    provider.clock.now = subHours(new Date(traveller.booking.pickupAt), 1)
    await sendOne(traveller)
    await moveBooking(provider.db, traveller.booking.number, 'no_show', provider.clock.now)
    await provider.purgeFiles()
    expect([await count(provider, 'files'), filesOnDisk()]).toEqual([0, []])
  })
})
