import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CONSENTS } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const REQUEST = {
  company: 'Отель «Амур»',
  contactName: 'Анна',
  phone: '+74232000001',
  email: 'amur@hotel.example',
  site: 'hotel.example',
  kind: 'hotel',
  city: 'Владивосток',
  message: '',
}

describe('a partner’s request', () => {
  const provider = useProvider()

  const send = (changes: object = {}, consents: string | undefined = CONSENTS) =>
    provider.call(
      'POST',
      '/sun/v2/partners/requests',
      { ...REQUEST, ...changes },
      {
        'accept-language': 'en',
        'x-client-ip': '203.0.113.7',
        ...(consents === undefined ? {} : { 'x-consents': consents }),
      },
    )
  const stored = async (phone: string) =>
    (
      await provider.db.execute(sql`
        select company, language, document, version, host(ip) as ip from partner_requests
        join partner_request_consents on request_id = partner_requests.id where phone = ${phone} order by document`)
    ).rows

  it('is stored with both consents, their versions and their address', async () => {
    const response = await send()
    expect([response.statusCode, response.json().data]).toEqual([201, { received: true }])
    const common = { company: REQUEST.company, language: 'en', version: '2026-11-01', ip: '203.0.113.7' }
    expect(await stored(REQUEST.phone)).toEqual([
      { ...common, document: 'personal_data_agreement' },
      { ...common, document: 'privacy_policy' },
    ])
  })

  it('stores tracking values, each only when it was sent', async () => {
    const phone = '+74232000004'
    const headers = { 'x-consents': CONSENTS, 'x-sp-id': 'sp', 'x-referer': 'https://partner.example/' }
    await provider.call('POST', '/sun/v2/partners/requests', { ...REQUEST, phone }, headers)
    const { rows } = await provider.db.execute(
      sql`select sp_id, ubtcid, ym_uid, referer from partner_requests where phone = ${phone}`,
    )
    expect(rows).toEqual([{ sp_id: 'sp', ubtcid: null, ym_uid: null, referer: 'https://partner.example/' }])
  })

  it('is stored once when it is sent twice at the same time', async () => {
    const phone = '+74232000002'
    const responses = await Promise.all([send({ phone }), send({ phone }), send({ phone })])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await stored(phone)).toHaveLength(2)
  })

  it.each([
    ['company', '+74232000101', 'Отель «Зея»'],
    ['contactName', '+74232000102', 'Ольга'],
    ['email', '+74232000103', 'corrected@hotel.example'],
    ['site', '+74232000104', 'corrected.example'],
    ['kind', '+74232000105', 'agency'],
    ['city', '+74232000106', 'Хабаровск'],
    ['message', '+74232000107', 'Две машины в месяц.'],
  ])('is stored again at once with another %s', async (field, phone, value) => {
    await send({ phone })
    await send({ phone, [field]: value })
    expect(await stored(phone)).toHaveLength(4)
  })

  it('is stored five times a day for one phone: more get the same response, and nothing is written', async () => {
    const phone = '+74232000005'
    const start = provider.clock.now
    const responses = await Promise.all(Array.from({ length: 9 }, (_, n) => send({ phone, company: `${n}` })))
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(responses[0]?.statusCode).toBe(201)
    expect(await stored(phone)).toHaveLength(5 * 2)
    provider.clock.now = new Date(start.getTime() + 24 * 3_600_000 - 1)
    await send({ phone, company: 'too early' })
    expect(await stored(phone)).toHaveLength(5 * 2)
    provider.clock.now = new Date(start.getTime() + 24 * 3_600_000)
    await send({ phone, company: 'next day' })
    expect(await stored(phone)).toHaveLength(6 * 2)
    provider.clock.now = start
  })

  it.each([
    ['without consents', undefined],
    ['with one of the two', 'privacy_policy@2026-11-01'],
    ['to versions that are not in force', CONSENTS.replaceAll('11-01', '03-01')],
    ['to no document of ours', 'anything'],
  ])('is rejected %s', async (_, consents) => {
    const phone = '+74232000003'
    const response =
      consents === undefined
        ? await provider.call('POST', '/sun/v2/partners/requests', { ...REQUEST, phone })
        : await send({ phone }, consents)
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'consent_required'])
    expect(await stored(phone)).toEqual([])
  })

  it.each([
    ['company', '  '],
    ['contactName', '<b>'],
    ['phone', '8 914'],
    ['email', 'amur@'],
    ['kind', 'bank'],
    ['message', 'x'.repeat(2001)],
    ['company', 'a\u0000b'],
    ['contactName', 'Анна\u202e'],
    ['site', 'hotel\u0000.example'],
    ['city', 'a\u2066b'],
    ['message', 'a\u0000b'],
    ['message', 'a\u202eb'],
  ])('is rejected for a wrong %s by its name', async (field, value) => {
    const response = await send({ [field]: value })
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [field]])
  })
})
