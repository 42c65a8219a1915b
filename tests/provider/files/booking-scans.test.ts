import { utimesSync } from 'node:fs'
import { addDays } from 'date-fns'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookingFiles, StoredFile } from '@/provider/contract/files'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { bindFiles } from '@/provider/modules/files/bind-files'
import { openBookingFiles } from '@/provider/modules/files/open-booking-files'
import { createVault } from '@/provider/modules/files/vault'
import { eraseHistory } from '@/provider/modules/profile/erase-history'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { sessionOf } from '@/tests/setup/client-session'
import { filesOnDisk } from '@/tests/setup/files-on-disk'
import { moveBooking } from '@/tests/setup/move-booking'
import { config, count, START, TOKEN } from '@/tests/setup/open-provider'
import { jpeg, pdf, phonePhoto, zip } from '@/tests/setup/sample-files'
import { useProvider } from '@/tests/setup/use-provider'
import { openTraveller, type Traveller } from '@/tests/setup/voucher-guests'

const POOR = 2
const STAFF = { station: 'vldk', operator: 'petrova', at: START }

describe('scans of a booking', () => {
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

  const send = (url: string, headers: object, body: Buffer, kind = 'passport') =>
    provider.app.inject({
      method: 'POST',
      url: `${url}/files?kind=${kind}`,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/octet-stream', ...headers },
      payload: body,
    })
  async function sendOne({ url, guest }: Traveller, kind = 'passport', headers: object = guest): Promise<StoredFile> {
    const response = await send(url, headers, await jpeg(), kind)
    expect(response.statusCode, response.body).toBe(201)
    return response.json().data
  }
  const ask = ({ url, guest }: Traveller, headers: object = guest) =>
    provider.call('GET', `${url}/files`, undefined, headers)
  const list = async (traveller: Traveller): Promise<BookingFiles> => (await ask(traveller)).json().data
  const remove = ({ url, guest }: Traveller, id: string, headers: object = guest) =>
    provider.call('DELETE', `${url}/files?id=${id}`, undefined, headers)
  const move = ({ booking }: Traveller, status: Parameters<typeof moveBooking>[2]) =>
    moveBooking(provider.db, booking.number, status, provider.clock.now)
  async function clientOf({ booking }: Traveller): Promise<number> {
    const { rows } = await provider.db.execute<{ id: string }>(
      sql`select client_id id from bookings where number = ${booking.number}`,
    )
    return Number(rows[0]?.id)
  }
  const files = () =>
    bindFiles({
      db: provider.db,
      storage: config.files,
      settings: {} as Settings,
      now: () => provider.clock.now,
      warn: () => undefined,
    })
  async function exported(clientId: number): Promise<string[]> {
    const names: string[] = []
    for await (const { name } of files().list(clientId)) names.push(name)
    return names
  }
  const openAll = ({ booking }: Traveller) =>
    openBookingFiles({ db: provider.db, station: 'vldk' }, booking.number, 'scans', createVault(config.files), STAFF)

  it('are sent with the key, and shown with what they are, their size and the day of deletion', async () => {
    const traveller = await openTraveller(provider)
    expect(await list(traveller)).toMatchObject({ scans: [], scansOpen: true, maxMb: 10 })
    const [passport, licence] = [await sendOne(traveller), await sendOne(traveller, 'licence')]
    expect(passport).toEqual({
      id: expect.any(String),
      kind: 'passport',
      type: 'image/jpeg',
      bytes: expect.any(Number),
      uploadedAt: START.toISOString(),
      deleteOn: '2027-02-19',
    })
    expect((await list(traveller)).scans).toEqual([passport, licence])
    expect((await ask(traveller)).headers['cache-control']).toContain('no-store')
  })

  it('are taken from the day on which they outlive the pick-up: sent sooner they would be deleted before it', async () => {
    const traveller = await openTraveller(provider)
    const far = addDays(START, 200)
    await provider.db.execute(sql`update bookings set start_at = ${far.toISOString()}::timestamptz,
      end_at = ${far.toISOString()}::timestamptz + interval '2 days', blocked_until = ${far.toISOString()}::timestamptz + interval '3 days'
      where number = ${traveller.booking.number}`)
    const from = toStationMoment(addDays(far, -90), 'Asia/Vladivostok').date
    expect(await list(traveller)).toMatchObject({ scans: [], scansOpen: false, scansFrom: from })
    // What was sent is still shown, and can be taken back.
    await sendOne(traveller)
    expect(await list(traveller)).toMatchObject({ scansOpen: true, scansFrom: null })
  })

  it('stand on the voucher, once both are sent', async () => {
    const traveller = await openTraveller(provider)
    const noteOfDriver = async () => {
      const { sheets } = (await traveller.text()).json().data
      return sheets[0].trip.find(({ code }: { code: string }) => code === 'driver').notes
    }
    await sendOne(traveller)
    expect(await noteOfDriver()).toEqual([])
    await sendOne(traveller, 'licence')
    expect(await noteOfDriver()).toEqual(['Документы отправлены, сверить с оригиналами'])
  })

  it('are written anew and encrypted like scans, and opened by staff, which is noted', async () => {
    const traveller = await openTraveller(provider)
    expect((await send(traveller.url, traveller.guest, await phonePhoto())).statusCode).toBe(201)
    const opened = await openAll(traveller)
    if (opened.why !== null) throw new Error(opened.why)
    const [{ name, bytes } = { name: '', bytes: Buffer.of() }] = opened.files
    expect(name).toBe(`booking-${traveller.booking.number}-passport.jpg`)
    const { exif, orientation } = await sharp(bytes).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    const { rows } = await provider.db.execute(
      sql`select a.act, a.operator, b.number from operator_acts a join bookings b on b.id = a.booking_id
        where a.act = 'booking.scans'`,
    )
    expect(rows).toEqual([{ act: 'booking.scans', operator: 'petrova', number: traveller.booking.number }])
    expect(await count(provider, 'file_reads')).toBe(1)
    expect((await openAll(await openTraveller(provider))).why).toBe('no_files')
  })

  it.each([
    ['a zip', zip, 'file_type_refused'],
    ['a small picture', () => jpeg({ width: 900, height: 640 }), 'picture_too_small'],
    ['a PDF with a script', () => pdf('3 0 obj << /S /JavaScript >> endobj'), 'pdf_active'],
    ['11 MB', () => Buffer.concat([pdf(), Buffer.alloc(11 * 1024 * 1024)]), 'file_too_large'],
  ] as const)('%s is rejected and leaves nothing', async (_, make, code) => {
    const { url, guest } = await openTraveller(provider)
    expect((await send(url, guest, await make())).json().error.code).toBe(code)
    expect([await count(provider, 'files'), filesOnDisk()]).toEqual([0, []])
  })

  it('open with the booking’s own key or its client’s session only', async () => {
    const [one, other] = [await openTraveller(provider), await openTraveller(provider)]
    await one.prove()
    const client = await sessionOf(provider, await clientOf(one))
    const scan = await sendOne(one)
    for (const headers of [{}, other.guest, stranger, { 'x-booking-key': 'x'.repeat(43) }]) {
      expect((await ask(one, headers)).statusCode).toBe(404)
      // Whoever brings nothing is asked to sign in.
      const rejection = Object.keys(headers).length === 0 ? 401 : 404
      expect((await send(one.url, headers, await jpeg())).statusCode).toBe(rejection)
      expect((await remove(one, scan.id, headers)).statusCode).toBe(rejection)
    }
    // A file of this booking is not one of the other.
    expect((await remove(other, scan.id)).statusCode).toBe(404)
    expect((await ask(one, client)).json().data.scans).toEqual([scan])
    // A session without the script's token reads, and changes nothing.
    const { authorization: _, ...cookieAlone } = client
    expect((await remove(one, scan.id, { ...cookieAlone, authorization: '' })).statusCode).toBe(401)
    expect((await remove(one, scan.id, client)).statusCode).toBe(200)
  })

  it('a new one takes the place of the one before, whose bytes go', async () => {
    const traveller = await openTraveller(provider)
    await sendOne(traveller)
    const second = await sendOne(traveller)
    expect((await list(traveller)).scans).toEqual([second])
    expect([await count(provider, 'files'), filesOnDisk().length]).toEqual([1, 1])
  })

  it('are deleted by whoever sent them until the car is handed out, and then stay for the branch', async () => {
    const traveller = await openTraveller(provider)
    const [passport, licence] = [await sendOne(traveller), await sendOne(traveller, 'licence')]
    expect((await remove(traveller, passport.id)).json().data).toEqual({ removed: 1 })
    expect(filesOnDisk()).toHaveLength(1)
    await move(traveller, 'active')
    expect((await remove(traveller, licence.id)).json().error.code).toBe('conflict')
    expect((await send(traveller.url, traveller.guest, await jpeg())).json().error.code).toBe('conflict')
    expect(await list(traveller)).toMatchObject({ scans: [licence], scansOpen: false })
  })

  it('of a guest are neither exported to the phone’s client nor opened or deleted in the account', async () => {
    const traveller = await openTraveller(provider)
    await traveller.prove()
    const clientId = await clientOf(traveller)
    const client = await sessionOf(provider, clientId)
    const scan = await sendOne(traveller)
    expect(await exported(clientId)).toEqual([])
    const link = await provider.call('POST', `/auth-client/files/${scan.id}/link`, undefined, client)
    expect(link.statusCode).toBe(404)
    await provider.call('DELETE', '/auth-client/files', undefined, client)
    expect((await list(traveller)).scans).toEqual([scan])
    // What the client sent in a session is his.
    await sendOne(traveller, 'licence', client)
    expect(await exported(clientId)).toEqual([
      expect.stringMatching(new RegExp(`^booking-${traveller.booking.number}/licence-.*[.]jpg$`)),
    ])
  })

  it('are no scans of a driver: another use of the same file is rejected', async () => {
    const traveller = await openTraveller(provider)
    await traveller.prove()
    const client = await sessionOf(provider, await clientOf(traveller))
    const [passport, licence] = [
      await sendOne(traveller, 'passport', client),
      await sendOne(traveller, 'licence', client),
    ]
    const driver = {
      ...{ last_name: 'Маяков', first_name: 'Тихон', middle_name: null, noPatronymic: true },
      ...{ phone: '+79998880001', email: 'tikhon@clients.example', birthDate: '1988-06-15' },
      licence: { number: '99 99 000001', country: 'RU', issuedAt: '2020-06-15', expiresAt: '2030-06-15' },
      ...{ passport_blob: passport.id, driver_license_blob: licence.id },
    }
    const added = await provider.call('POST', '/auth-client/drivers', driver, client)
    expect(added.json().error.code).toBe('scans_missing')
  })

  it('eighty a day are begun for one booking, and none of them counts against its client', async () => {
    const traveller = await openTraveller(provider)
    await provider.db.execute(sql`
      insert into booking_uploads select id, '2026-11-21', 79 from bookings where number = ${traveller.booking.number}`)
    await sendOne(traveller)
    expect((await send(traveller.url, traveller.guest, await jpeg())).json().error.code).toBe('too_many_requests')
    expect(await count(provider, 'file_uploads')).toBe(0)
    provider.clock.now = addDays(START, 3)
    await provider.purgeFiles()
    expect(await count(provider, 'booking_uploads')).toBe(0)
  })

  it('two at once are one scan', async () => {
    const traveller = await openTraveller(provider)
    const { url, guest } = traveller
    const body = await jpeg()
    const codes = (await Promise.all([send(url, guest, body), send(url, guest, body)])).map((one) => one.statusCode)
    expect(codes).toEqual([201, 201])
    expect((await list(traveller)).scans).toHaveLength(1)
  })

  describe('end', () => {
    it('with the retention days, not a day after they were sent', async () => {
      const traveller = await openTraveller(provider)
      await sendOne(traveller)
      provider.clock.now = addDays(START, 89)
      await provider.purgeFiles()
      expect((await list(traveller)).scans).toHaveLength(1)
      provider.clock.now = addDays(START, 91)
      await provider.purgeFiles()
      expect([await count(provider, 'files'), filesOnDisk()]).toEqual([0, []])
    })

    it.each(['cancelled_client', 'cancelled_branch', 'no_show'] as const)(
      'with a booking that is %s',
      async (status) => {
        const [traveller, other] = [await openTraveller(provider), await openTraveller(provider)]
        await sendOne(traveller)
        await sendOne(other)
        await move(traveller, status)
        await provider.purgeFiles()
        expect((await list(traveller)).scans).toEqual([])
        expect((await list(other)).scans).toHaveLength(1)
        expect(filesOnDisk()).toHaveLength(1)
      },
    )

    it('with the client’s account, those of a guest too', async () => {
      const traveller = await openTraveller(provider)
      await traveller.prove()
      const clientId = await clientOf(traveller)
      await sendOne(traveller)
      await sendOne(traveller, 'licence', await sessionOf(provider, clientId))
      await provider.db.transaction((tx) =>
        eraseHistory(tx, { id: clientId, phone: '+70000000000', email: null, at: provider.clock.now }),
      )
      await files().deleteRemovedOf(clientId)
      expect([await count(provider, 'files'), filesOnDisk()]).toEqual([0, []])
    })

    it('when the provider dies between the bytes and the row: an hour later they are gone', async () => {
      const traveller = await openTraveller(provider)
      const transaction = vi.spyOn(provider.db, 'transaction').mockRejectedValue(new Error('killed'))
      const { url, guest } = traveller
      expect((await send(url, guest, await jpeg())).statusCode).toBe(500)
      transaction.mockRestore()
      expect([await count(provider, 'files'), filesOnDisk().length]).toEqual([0, 1])
      for (const path of filesOnDisk()) utimesSync(path, 0, 0)
      await provider.purgeFiles()
      expect(filesOnDisk()).toEqual([])
      expect((await list(traveller)).scans).toEqual([])
    })
  })
})
