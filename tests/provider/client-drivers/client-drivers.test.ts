import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DriverRequest, DriversResponse, OwnDriver } from '@/provider/contract/client-drivers'
import type { StoredFile } from '@/provider/contract/files'
import { listClientConsents } from '@/provider/modules/profile/consent-queries'
import { guestOf } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { addModel, CONFIRM, count, newKey, newPhone, rentalOf, START } from '@/tests/setup/open-provider'
import { pdf } from '@/tests/setup/sample-files'
import { useProvider } from '@/tests/setup/use-provider'

const [RICH, POOR] = [1, 2]
const AGREED = { personalData: '2026-11-01' }

describe('drivers of a client', () => {
  const provider = useProvider()
  let own: Record<string, string>
  let other: Record<string, string>

  beforeAll(async () => {
    own = await sessionOf(provider, POOR)
    other = await sessionOf(provider, RICH)
  })
  beforeEach(async () => {
    await provider.db.execute(sql`delete from files`)
    await provider.db.execute(sql`delete from file_uploads`)
    await provider.db.execute(sql`delete from login_attempts`)
    await provider.db.execute(sql`delete from drivers where client_id = ${POOR}`)
  })

  async function upload(kind: 'passport' | 'licence', headers = own): Promise<string> {
    const response = await provider.app.inject({
      method: 'POST',
      url: `/auth-client/files?kind=${kind}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: pdf(),
    })
    const file: StoredFile = response.json().data
    return file.id
  }
  async function driverOf(changes: Partial<DriverRequest> = {}, headers = own): Promise<DriverRequest> {
    return {
      last_name: 'Проверкин',
      first_name: 'Пётр',
      middle_name: 'Примерович',
      noPatronymic: false,
      phone: newPhone(),
      email: 'petr@clients.example',
      birthDate: '1990-05-17',
      licence: { number: '99 99 123456', country: 'RU', issuedAt: '2020-03-01', expiresAt: '2030-03-01' },
      passport_blob: await upload('passport', headers),
      driver_license_blob: await upload('licence', headers),
      ...changes,
    }
  }
  const add = (driver: DriverRequest, headers = own) => provider.call('POST', '/auth-client/drivers', driver, headers)
  const edit = (id: number, driver: DriverRequest, headers = own) =>
    provider.call('PUT', `/auth-client/drivers/${id}`, driver, headers)
  const approve = (id: number, headers = own, body: object = AGREED) =>
    provider.call('POST', `/auth-client/drivers/${id}/approve`, body, headers)
  const remove = (id: number, headers = own) =>
    provider.call('DELETE', `/auth-client/drivers/${id}`, undefined, headers)
  const list = async (headers = own): Promise<DriversResponse> =>
    (await provider.call('GET', '/auth-client/drivers', undefined, headers)).json().data
  const review = (id: number, state: 'verified' | 'rejected', reason: object | null = null) =>
    provider.db.execute(
      sql`update drivers set verification = ${state}, reject_reason = ${reason && JSON.stringify(reason)}::jsonb where id = ${id}`,
    )
  const consentOf = async (id: number) =>
    (await provider.db.execute(sql`select consent_version, approved_at from drivers where id = ${id}`)).rows[0]
  async function added(changes: Partial<DriverRequest> = {}): Promise<OwnDriver & { request: DriverRequest }> {
    const request = await driverOf(changes)
    const response = await add(request)
    expect(response.statusCode, response.body).toBe(201)
    return { ...response.json().data, request }
  }

  it('are twenty at most', async () => {
    await provider.db.execute(sql`
      insert into drivers (station, client_id, last_name, first_name, no_patronymic, phone, email, birth_date, licence, approved, verification)
      select station, ${POOR}, last_name, first_name, no_patronymic, '+7 999 777-00-' || n, email, birth_date, licence, false, 'incomplete'
      from (select * from drivers where client_id = ${RICH} limit 1) one, generate_series(10, 28) n`)
    await added()
    const response = await add(await driverOf())
    expect([response.statusCode, response.json().error.code]).toEqual([409, 'drivers_limit'])
  })

  it('do not reveal whether a phone is taken before both scans are uploaded', async () => {
    const { phone } = await added()
    const response = await add({ ...(await driverOf()), phone, passport_blob: crypto.randomUUID() })
    expect(response.json().error.code).toBe('scans_missing')
    const { id, request } = await added()
    const edited = await edit(id, { ...request, phone, passport_blob: crypto.randomUUID() })
    expect(edited.json().error.code).toBe('scans_missing')
  })

  it('are verified only after the client’s approval and with both scans', async () => {
    const driver = await added()
    expect(driver).toMatchObject({
      last_name: 'Проверкин',
      ph: driver.phone.slice(1),
      approved: false,
      verification: 'incomplete',
      passport_blob: { kind: 'passport', type: 'application/pdf', deleteOn: '2027-02-19' },
      driver_license_blob: { kind: 'licence' },
    })
    await expect(review(driver.id, 'verified'), 'nobody confirmed him').rejects.toMatchObject({
      cause: { constraint: expect.stringMatching(/^drivers_/) },
    })
    expect((await approve(driver.id, own, { personalData: '2026-03-01' })).json().error.code).toBe('consent_required')
    expect((await approve(driver.id)).json().data).toMatchObject({ approved: true, verification: 'on_review' })
    expect((await approve(driver.id)).json().data, 'twice').toMatchObject({ verification: 'on_review' })
    await review(driver.id, 'verified')
    expect((await list()).items).toMatchObject([{ id: driver.id, verification: 'verified' }])
    expect(await consentOf(driver.id)).toEqual({
      consent_version: AGREED.personalData,
      approved_at: expect.anything(),
    })
  })

  it('an approval and the removal of its scans at the same time never end in an internal error', async () => {
    for (let round = 0; round < 8; round++) {
      const { id } = await added()
      const scans = () => provider.call('DELETE', '/auth-client/files', undefined, own)
      const responses = await Promise.all([approve(id), scans(), approve(id), scans()])
      expect(responses.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
      const [driver] = (await list()).items.filter((item) => item.id === id)
      expect(driver).toMatchObject({ approved: false, verification: 'incomplete' })
    }
  })

  it('an approval and the purge of its scans at the same time never end in an internal error', async () => {
    for (let round = 0; round < 8; round++) {
      const { id } = await added()
      await provider.db.execute(sql`update files set created_at = created_at - interval '91 days'`)
      const [first, , second] = await Promise.all([approve(id), provider.purgeFiles(), approve(id)])
      expect([first, second].map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
      const [driver] = (await list()).items.filter((item) => item.id === id)
      expect(driver).toMatchObject({ approved: false, verification: 'incomplete', passport_blob: null })
    }
  })

  it('have a consent whose version, time and address outlive them', async () => {
    const { id } = await added()
    const from = { ...own, 'x-client-ip': '203.0.113.7' }
    for (const _ of ['once', 'and again']) expect((await approve(id, from)).statusCode).toBe(200)
    expect((await remove(id)).statusCode).toBe(200)
    const { rows } = await provider.db.execute(sql`
      select client_id::int, document, version, given_at, host(ip) ip from driver_consents where driver_id = ${id}`)
    const proof = {
      client_id: POOR,
      document: 'personal_data_agreement',
      version: AGREED.personalData,
      ip: '203.0.113.7',
    }
    expect(rows).toEqual([{ ...proof, given_at: expect.anything() }])
    for (const change of [sql`update driver_consents set ip = null`, sql`delete from driver_consents`]) {
      await expect(provider.db.execute(change)).rejects.toThrow()
    }
    const { version, document } = proof
    const listed = await listClientConsents(provider.db, POOR)
    expect(listed).toContainEqual({ document, version, givenAt: provider.clock.now, withdrawnAt: null })
  })

  it('say why they were rejected, in the reader’s language, and need a new approval when a scan is replaced', async () => {
    const { id, request } = await added()
    await approve(id)
    await review(id, 'rejected', { ru: 'Фото размыто', en: 'Blurred', 'zh-CN': '模糊' })
    const headers = { ...own, 'accept-language': 'zh-CN' }
    expect((await list(headers)).items[0]).toMatchObject({ verification: 'rejected', rejectReason: '模糊' })
    const again = await edit(id, { ...request, driver_license_blob: await upload('licence') })
    expect(again.json().data).toMatchObject({ verification: 'incomplete', rejectReason: '', approved: false })
    expect((await approve(id)).json().data).toMatchObject({ verification: 'on_review', approved: true })
  })

  it('who are verified are reviewed again after a new e-mail, and stay verified when nothing changes', async () => {
    const { id, request } = await added()
    await approve(id)
    await review(id, 'verified')
    expect((await edit(id, request)).json().data.verification).toBe('verified')
    const { verification, email } = (await edit(id, { ...request, email: 'new@clients.example' })).json().data
    expect([verification, email]).toEqual(['on_review', 'new@clients.example'])
    expect(await consentOf(id)).toEqual({ consent_version: AGREED.personalData, approved_at: expect.anything() })
  })

  it.each([
    ['name', async () => ({ last_name: 'Иной', first_name: 'Иван' })],
    ['phone', async () => ({ phone: newPhone() })],
    ['birth date', async () => ({ birthDate: '1991-01-01' })],
    [
      'licence',
      async () => ({ licence: { number: '99 99 9', country: 'RU', issuedAt: '2020-03-01', expiresAt: '2031-03-01' } }),
    ],
    ['scan', async () => ({ passport_blob: await upload('passport') })],
  ])('lose their consent when another %s makes them another person', async (_, make) => {
    const { id, request } = await added()
    await approve(id)
    await review(id, 'verified')
    expect((await edit(id, { ...request, ...(await make()) })).json().data).toMatchObject({
      approved: false,
      verification: 'incomplete',
    })
    expect(await consentOf(id)).toEqual({ consent_version: null, approved_at: null })
    expect((await approve(id)).json().data).toMatchObject({ approved: true, verification: 'on_review' })
  })

  it('have a phone of their own: no other driver’s and no client’s', async () => {
    const { phone, id, request } = await added()
    const responses = [
      await add(await driverOf({ phone })),
      await add(await driverOf({ phone: '+79990000101' })),
      await add(await driverOf({ phone: '+79990000002' })),
      await add(await driverOf({ phone: '+79990000001' })),
      await edit(id, { ...request, phone: '+79990000003' }),
    ]
    expect(responses.map((response) => [response.statusCode, response.json().error?.code])).toEqual(
      responses.map(() => [409, 'phone_taken']),
    )
    expect((await list()).items).toMatchObject([{ id, phone }])
    // A booking with the driver's phone creates a client; the driver stays unchanged.
    await provider.hold(await provider.requestFor(rentalOf('honda-fit', 60), { phone }))
    expect((await edit(id, { ...request, email: 'new@clients.example' })).statusCode).toBe(200)
  })

  it('may have a phone that a stranger typed in a booking which is over, and not one of a booking that is open', async () => {
    const [typed, open] = [newPhone(), newPhone()]
    const guests = []
    for (const phone of [typed, open]) {
      const slug = await addModel(provider, newKey(), 1)
      const held = await provider.hold(await provider.requestFor(rentalOf(slug, 60), { phone }))
      guests.push(guestOf(provider, held.json().data))
    }
    expect((await guests[0]?.cancel(0))?.statusCode).toBe(200)
    expect((await add(await driverOf({ phone: typed }))).statusCode).toBe(201)
    expect((await add(await driverOf({ phone: open }))).json().error.code).toBe('phone_taken')
  })

  it('let their client try forty phones a day, from any networks, and the one they have at any time', async () => {
    const { id, request } = await added()
    const statuses = []
    for (let index = 1; index < 42; index += 1) {
      const phone = index % 2 ? '+79990000001' : newPhone()
      const headers = { ...own, 'x-client-ip': `198.51.${index}.7` }
      statuses.push((await edit(id, { ...request, phone }, headers)).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 39 }, (_, index) => (index % 2 ? 200 : 409)), 429, 429])
    const added429 = await add(await driverOf())
    expect([added429.statusCode, added429.json().error.details]).toMatchObject([429, { phones: true }])
    const { phone } = (await list()).items.find((item) => item.id === id) ?? {}
    expect((await edit(id, { ...request, phone: String(phone), email: 'other@clients.example' })).statusCode).toBe(200)
    const neighbour = await driverOf({}, other)
    expect((await add(neighbour, other)).statusCode).toBe(201)
  })

  it('of one phone are added once, also at the same moment', { tags: '@wide' }, async () => {
    const phone = newPhone()
    const requests: DriverRequest[] = []
    while (requests.length < 4) requests.push(await driverOf({ phone }))
    const codes = (await Promise.all(requests.map((request) => add(request)))).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([201, 409, 409, 409])
  })

  it.each([
    ['another client’s scan', async () => ({ passport_blob: await upload('passport', other) })],
    ['a scan of the other kind', async () => ({ passport_blob: await upload('licence') })],
    ['a scan of another driver', async () => ({ passport_blob: (await added()).request.passport_blob })],
    ['a scan that never was', async () => ({ passport_blob: '3f2c4d5e-0000-4000-8000-000000000000' })],
  ])('are not added with %s', async (_, make) => {
    const response = await add(await driverOf(await make()))
    expect([response.statusCode, response.json().error.code]).toEqual([409, 'scans_missing'])
    expect((await list()).items.every(({ passport_blob }) => passport_blob !== null)).toBe(true)
  })

  it.each([
    ['digits in a name', { last_name: 'Проверкин2' }, 'last_name'],
    ['an empty name', { first_name: ' ' }, 'first_name'],
    ['a short phone', { phone: '+7999' }, 'phone'],
    ['no e-mail', { email: 'petr' }, 'email'],
    ['a birth in the future of the licence', { birthDate: '2010-01-01' }, 'licence.issuedAt'],
    ['a birth too long ago', { birthDate: '1890-01-01' }, 'birthDate'],
    ['a field that is not his to set', { approved: true }, 'approved'],
    ['his state', { verification: 'verified' }, 'verification'],
  ])('are not added with %s', async (_, changes, field) => {
    const response = await add({ ...(await driverOf()), ...(changes as Partial<DriverRequest>) })
    if (field === 'birthDate') expect(response.json().error.code).toMatch(/invalid_request|driver_too_old/)
    else expect(Object.keys(response.json().error.fields)).toEqual([field])
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect((await list()).items).toEqual([])
  })

  it('may be as old as the branch allows, to the day', async () => {
    expect((await add(await driverOf({ birthDate: '1950-11-22' }))).statusCode).toBe(201)
    const response = await add(await driverOf({ birthDate: '1950-11-21' }))
    expect([response.statusCode, response.json().error.code]).toEqual([422, 'driver_too_old'])
  })

  it('need a licence that is still good', async () => {
    const licence = { number: '99 99 123456', country: 'RU', issuedAt: '2016-03-01', expiresAt: '2026-11-20' }
    expect((await add(await driverOf({ licence }))).json().error.fields).toEqual({
      'licence.expiresAt': 'licenceExpired',
    })
    expect((await add(await driverOf({ licence: { ...licence, expiresAt: '2026-11-21' } }))).statusCode).toBe(201)
  })

  it('belong to their client alone', async () => {
    const driver = await added()
    const foreign = await driverOf({}, other)
    for (const response of [
      await edit(driver.id, foreign, other),
      await approve(driver.id, other),
      await remove(driver.id, other),
    ])
      expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found'])
    expect((await list()).items).toMatchObject([{ last_name: 'Проверкин', approved: false }])
    const { authorization: _, ...cookieOnly } = own
    expect((await remove(driver.id, cookieOnly)).statusCode).toBe(401)
  })

  it('are deleted with their scans, unless an open booking names them', async () => {
    const driver = await added()
    const rental = rentalOf('honda-fit', 45)
    const request = await provider.requestFor(rental, { phone: '+79990000002' })
    const booked = (await provider.hold(request, newKey(), own)).json().data
    await provider.db.execute(sql`update bookings set extra_drivers = ${JSON.stringify([{ phone: driver.phone }])}::jsonb
      where number = ${booked.booking.number}`)
    const rejected = await remove(driver.id)
    expect([rejected.statusCode, rejected.json().error.code]).toEqual([409, 'driver_in_use'])
    const key = { 'x-booking-key': booked.key }
    await provider.call('PATCH', `/sun/v2/bookings/${booked.booking.number}`, CONFIRM, key)
    expect((await remove(driver.id)).statusCode).toBe(409)
    // Nor can he be edited into another person, who could be deleted.
    for (const changes of [
      { phone: newPhone() },
      { last_name: 'Иной' },
      { licence: { ...driver.licence, number: '77 77 777777' } },
      { birthDate: '1991-01-01' },
    ]) {
      const changed = await edit(driver.id, { ...driver.request, ...changes })
      expect([changed.statusCode, changed.json().error?.code], JSON.stringify(changes)).toEqual([409, 'driver_in_use'])
    }
    expect((await edit(driver.id, { ...driver.request, email: 'new@clients.example' })).statusCode).toBe(200)
    await provider.call('POST', `/sun/v2/bookings/${booked.booking.number}/cancel`, { refundKop: 0 }, key)
    expect((await remove(driver.id)).json().data).toEqual({ id: driver.id })
    expect([(await list()).items, await count(provider, 'files')]).toEqual([[], 0])
  })

  describe('and their scans', () => {
    it('are replaced one by one, and the old one is deleted at once', async () => {
      const { id, request } = await added()
      const newer = await upload('passport')
      const { passport_blob, driver_license_blob } = (await edit(id, { ...request, passport_blob: newer })).json().data
      expect([passport_blob.id, driver_license_blob.id]).toEqual([newer, request.driver_license_blob])
      expect(await count(provider, 'files')).toBe(2)
    })

    it('are accepted under the old names of the form too, from a page that was opened before', async () => {
      const { passport_blob: passport_file, driver_license_blob: driver_license_file, ...rest } = await driverOf()
      const { data } = (await add({ ...rest, passport_file, driver_license_file } as never)).json()
      expect([data.passport_blob.id, data.driver_license_blob.id]).toEqual([passport_file, driver_license_file])
    })

    it('deleted by the client leave the driver unapproved, unless the branch has verified them', async () => {
      const verified = await added()
      const waiting = await added()
      for (const { id } of [verified, waiting]) await approve(id)
      await review(verified.id, 'verified')
      await provider.call('DELETE', '/auth-client/files', undefined, own)
      expect((await list()).items).toMatchObject([
        { verification: 'verified', passport_blob: null, driver_license_blob: null },
        { verification: 'incomplete', approved: false, passport_blob: null },
      ])
      expect((await approve(waiting.id)).json().error.code).toBe('scans_missing')
      expect(await consentOf(waiting.id)).toEqual({ consent_version: null, approved_at: null })
    })

    it('are removed after their retention', async () => {
      const { id } = await added()
      await approve(id)
      const purge = async (days: number) => {
        provider.clock.now = new Date(START.getTime() + days * 86_400_000 + 1000)
        await provider.purgeFiles()
        return count(provider, 'files')
      }
      expect([await purge(89), await purge(90)]).toEqual([2, 0])
      const late = await sessionOf(provider, POOR, { createdAt: provider.clock.now })
      expect((await list(late)).items).toMatchObject([{ verification: 'incomplete', passport_blob: null }])
    })
  })
})
