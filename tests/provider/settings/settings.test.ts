import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Settings } from '@/provider/contract/settings'
import { openProvider } from '@/tests/setup/open-provider'

describe('the limits of the settings', () => {
  it('have what the screens show: at most 5 percent for codes today, the night, the days for documents', async () => {
    const provider = await openProvider()
    const rulesAt = async (now: string): Promise<Settings['rules']> => {
      provider.clock.now = new Date(now)
      return (await provider.call('GET', '/sun/fetchSettings/vldk_sun')).json().data.rules
    }
    expect(await rulesAt('2026-11-21T04:00:00Z')).toMatchObject({
      promoMaxPercent: 5,
      standardDocsDays: 3,
      callbackMinutes: 15,
      depositMaxCards: 2,
      refundBankDays: 10,
      cardPaymentMaxKop: 35_000_000,
      onlinePaymentMaxKop: 100_000_000,
      night: { from: '20:00', to: '08:00', feeKop: 100_000 },
    })
    // In Moscow the 14th lasts until 21:00 UTC.
    expect((await rulesAt('2020-06-14T20:59:00Z')).promoMaxPercent).toBe(15)
    expect((await rulesAt('2020-06-14T21:00:00Z')).promoMaxPercent).toBe(5)
    await provider.close()
  })
})

describe('the company’s registered address', () => {
  it('is in the reader’s language, in Russian without a translation', async () => {
    const provider = await openProvider()
    const addressIn = async (language: string): Promise<string> => {
      const headers = { 'accept-language': language }
      const response = await provider.call('GET', '/sun/fetchSettings/vldk_sun', undefined, headers)
      return response.json().data.company.legalAddress
    }
    const russian = await addressIn('ru')
    const addresses = [russian, await addressIn('en'), await addressIn('zh-CN')]
    expect(new Set(addresses).size).toBe(3)
    expect(addresses.map((address) => /\p{Script=Cyrillic}/u.test(address))).toEqual([true, false, false])

    await provider.db.execute(sql`update settings set data = data #- '{company,legalAddress,zh-CN}'`)
    expect(await addressIn('zh-CN')).toBe(russian)
    await provider.close()
  })
})
