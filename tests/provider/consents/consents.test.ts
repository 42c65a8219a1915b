import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { DOCUMENTS } from '@/provider/contract/bookings'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { addModel, CONFIRM, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

/** Midnight of 1 November in Vladivostok, when the second versions came into force. */
const CHANGE = Date.parse('2026-10-31T14:00:00Z')
/** Midnight of 25 November there, from which drivers have a text of their own. */
const DRIVER_TEXT = Date.parse('2026-11-24T14:00:00Z')
const HOUR_MS = 60 * 60 * 1000

describe('consent', () => {
  const provider = useProvider()
  let serial = 0

  const fresh = async () => {
    serial += 1
    return provider.requestFor(rentalOf(await addModel(provider, `consented-${serial}`, 1)))
  }
  const inVersion = <Body extends { consents: object[] }>(request: Body, version: string) => ({
    ...request,
    consents: request.consents.map((consent) => ({ ...consent, version })),
  })

  it.each([
    ['an hour before a change', -1, { '2026-03-01': 201, '2026-11-01': 400 }],
    ['an hour after it', 1, { '2026-03-01': 201, '2026-11-01': 201 }],
    ['a day and an hour after it', 25, { '2026-03-01': 400, '2026-11-01': 201 }],
  ])('is accepted to the version in force, and to the one before for a day: %s', async (_, hours, expected) => {
    provider.clock.now = new Date(CHANGE + hours * HOUR_MS)
    for (const [version, status] of Object.entries(expected)) {
      const request = inVersion(await fresh(), version)
      const response = await provider.call('POST', '/sun/v2/bookings', request, {
        'idempotency-key': `consented-to-${version}-${hours}`,
      })
      expect(response.statusCode, version).toBe(status)
    }
  })

  it('to another text is rejected by the name of the document, at the confirmation too', async () => {
    provider.clock.now = new Date(CHANGE + 48 * HOUR_MS)
    const request = await fresh()
    const [first, ...others] = request.consents
    const mixed = { ...request, consents: [{ ...first, version: '9999-12-31' }, ...others] }
    const rejected = await provider.call('POST', '/sun/v2/bookings', mixed, { 'idempotency-key': 'mixed-consents-key' })
    expect(Object.keys(rejected.json().error.fields)).toEqual(['consents.privacy_policy'])

    const { booking, key } = (await provider.hold(request)).json().data
    const url = `/sun/v2/bookings/${booking.number}`
    const confirm = (body: object) => provider.call('PATCH', url, body, { 'x-booking-key': key })
    const { error } = (await confirm(inVersion(CONFIRM, '2026-03-01'))).json()
    expect([error.code, Object.keys(error.fields)]).toEqual([
      'consent_required',
      ['consents.public_offer', 'consents.rentalterms'],
    ])
    expect((await confirm(CONFIRM)).statusCode).toBe(200)
  })

  it('to the data of drivers has a text of its own; the general one counts before it and for a day more', async () => {
    const DAY_MS = 24 * HOUR_MS
    const outcomes = []
    for (const at of [-1, 0, DAY_MS - 1, DAY_MS]) {
      provider.clock.now = new Date(DRIVER_TEXT + at)
      for (const document of ['driver_data_agreement', 'personal_data_agreement'] as const) {
        const request = await fresh()
        const version = document === 'driver_data_agreement' || at === DAY_MS ? '2026-11-25' : '2026-11-01'
        const consents = [...request.consents.slice(0, 1), { document, version }]
        const key = { 'idempotency-key': `consent-of-drivers-${document}-${at}` }
        const response = await provider.call('POST', '/sun/v2/bookings', { ...request, consents }, key)
        outcomes.push(response.statusCode)
      }
    }
    // Before the text, as it comes, at the end of the day of grace, and after it: to the new text, to the general one.
    expect(outcomes).toEqual([400, 201, 201, 201, 201, 201, 201, 400])
  })

  it('is required in the versions that the site shows', async () => {
    const { rows } = await provider.db.execute<{ data: BranchSettings }>(sql`select data from settings`)
    const newest = Object.entries(rows[0]?.data.documentVersions ?? {}).map(([name, dates]) => [name, dates.at(-1)])
    expect(Object.fromEntries(newest)).toEqual(CURRENT_VERSIONS)
    expect(Object.keys(CURRENT_VERSIONS).sort()).toEqual([...DOCUMENTS].sort())
  })
})
