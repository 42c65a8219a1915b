import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { openMileClient } from '@/tests/setup/mile-clients'
import { addModel, newKey } from '@/tests/setup/open-provider'
import { jpeg } from '@/tests/setup/sample-files'
import { headersOf, openSettings, type SessionHeaders } from '@/tests/setup/signed-in'
import { useProvider } from '@/tests/setup/use-provider'

const MINUTE_MS = 60_000
const RULES = { minutes: 10, scans: true, miles: true, milesAbove: 3000 }

describe('more than a session', () => {
  const provider = useProvider()
  const settings = openSettings(provider)
  const { send } = settings

  const later = (minutes: number) => {
    provider.clock.now = new Date(provider.clock.now.getTime() + minutes * MINUTE_MS)
  }
  const setRules = (rules: Partial<typeof RULES> = {}) =>
    provider.db.execute(
      sql`update settings set data = jsonb_set(data, '{stepUp}', ${JSON.stringify({ ...RULES, ...rules })}::jsonb)`,
    )
  const outcomeOf = (response: { statusCode: number; json: () => { error?: { code: string; details?: object } } }) => {
    const { error } = response.json()
    return error ? [response.statusCode, error.code, error.details] : response.statusCode
  }
  const NEEDS_CODE = [403, 'step_up_required', { by: 'code' }]

  async function stepUpByCode(headers: SessionHeaders): Promise<SessionHeaders> {
    later(2)
    const { proof } = await settings.takeOwnCode(headers, { purpose: 'step_up' })
    return headersOf((await send('POST', 'step_up', headers, proof)).json().data)
  }

  beforeEach(() => setRules())

  describe('is needed to look at a scan', () => {
    async function openScan(kind = 'passport') {
      const { session } = await settings.newClient()
      const headers = headersOf(session)
      const upload = await provider.app.inject({
        method: 'POST',
        url: `/auth-client/files?kind=${kind}`,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        payload: await jpeg(),
      })
      const look = (own: SessionHeaders) => send('POST', `files/${upload.json().data.id}/link`, own)
      return { headers, look }
    }

    it('a code from the phone, not the password; it is valid for the minutes of the branch', async () => {
      const { headers, look } = await openScan()
      expect(outcomeOf(await look(headers))).toEqual(NEEDS_CODE)
      const byPassword = await settings.stepUp(headers)
      expect(outcomeOf(await look(byPassword))).toEqual(NEEDS_CODE)
      const byCode = await stepUpByCode(byPassword)
      later(9)
      expect(outcomeOf(await look(byCode))).toBe(200)
      later(1)
      expect(outcomeOf(await look(byCode))).toEqual(NEEDS_CODE)
      await setRules({ minutes: 60 })
      expect(outcomeOf(await look(byCode))).toBe(200)
    })

    it('the same code to take it away with the export of all data, the password without scans', async () => {
      const { headers } = await openScan()
      const byPassword = await settings.stepUp(headers)
      expect(outcomeOf(await send('POST', 'export', byPassword))).toEqual(NEEDS_CODE)
      const byCode = await stepUpByCode(byPassword)
      const { rawPayload } = await send('POST', 'export', byCode)
      expect(Object.keys(unzipSync(rawPayload))).toContainEqual(expect.stringMatching(/passport-.+\.jpg$/))
      await send('DELETE', 'files', byCode)
      const withoutScans = await settings.stepUp(byCode)
      expect((await send('POST', 'export', withoutScans)).statusCode).toBe(200)
      const other = await openScan('licence')
      await setRules({ scans: false })
      expect((await send('POST', 'export', await settings.stepUp(other.headers))).statusCode).toBe(200)
    })

    it('not for another file, nor where the branch has switched it off', async () => {
      const dispute = await openScan('dispute')
      expect(outcomeOf(await dispute.look(dispute.headers))).toBe(200)
      const scan = await openScan('licence')
      await setRules({ scans: false })
      expect(outcomeOf(await scan.look(scan.headers))).toBe(200)
    })
  })

  describe('is needed to spend many miles', () => {
    let serial = 0
    async function openPayer(miles = 8_000) {
      const client = await openMileClient(provider, miles, null)
      serial += 1
      const slug = await addModel(provider, `proved-car-${serial}`, 3)
      const { booking } = await client.book(slug, { days: 20 })
      const stepUp = (by: 'code' | 'password') => {
        const at = provider.clock.now.toISOString()
        return provider.db.execute(
          sql`update sessions set proved_by = ${by}, proved_at = ${at} where client_id = ${client.id}`,
        )
      }
      return { client, number: booking.number, slug, stepUp }
    }

    it('above the number of the branch; a code from the phone is enough, a password is not', async () => {
      const { client, number, stepUp } = await openPayer()
      expect(outcomeOf(await client.spend(number, 3_001))).toEqual(NEEDS_CODE)
      expect((await client.preview(number, 3_001)).statusCode).toBe(200)
      await stepUp('password')
      expect(outcomeOf(await client.spend(number, 3_001))).toEqual(NEEDS_CODE)
      expect(await client.header()).toBe(8_000)
      await stepUp('code')
      expect(outcomeOf(await client.spend(number, 3_001))).toBe(200)
      later(10)
      expect(outcomeOf(await client.spend(number, 3_002))).toEqual(NEEDS_CODE)
    })

    it('counting all of 24 hours, whatever came back in between; fewer miles and none never need it', async () => {
      const { client, number } = await openPayer()
      expect(outcomeOf(await client.spend(number, 2_000))).toBe(200)
      expect(outcomeOf(await client.release(number))).toBe(200)
      expect(outcomeOf(await client.spend(number, 1_001))).toEqual(NEEDS_CODE)
      expect(outcomeOf(await client.spend(number, 1_000))).toBe(200)
      expect(outcomeOf(await client.spend(number, 500))).toBe(200)
      later(24 * 60)
      expect(outcomeOf(await client.spend(number, 3_500))).toBe(200)
    })

    it('always where the number is 0, and never where the branch has switched it off', async () => {
      const { client, number } = await openPayer()
      await setRules({ milesAbove: 0 })
      expect(outcomeOf(await client.spend(number, 1))).toEqual(NEEDS_CODE)
      await setRules({ miles: false, milesAbove: 0 })
      expect(outcomeOf(await client.spend(number, 8_000))).toBe(200)
    })

    it('not to repeat a request that was answered, and a rejected one leaves its key', async () => {
      const { client, number, stepUp } = await openPayer()
      const key = newKey()
      expect(outcomeOf(await client.spend(number, 4_000, key))).toEqual(NEEDS_CODE)
      await stepUp('code')
      const paid = await client.spend(number, 4_000, key)
      expect(outcomeOf(paid)).toBe(200)
      later(11)
      expect((await client.spend(number, 4_000, key)).json()).toEqual(paid.json())
    })
  })
})
