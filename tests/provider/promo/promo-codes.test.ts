import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CarsResponse } from '@/provider/contract/cars'
import type { PromoCheckResponse, Quote, RentalRequest } from '@/provider/contract/quotes'
import { addModel, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

describe('a promo code', () => {
  const provider = useProvider()

  const quote = async (rental: RentalRequest, headers = {}): Promise<Quote> =>
    (await provider.call('POST', '/sun/v2/quote', rental, headers)).json().data
  const check = async (code: string, rental: RentalRequest): Promise<PromoCheckResponse> =>
    (await provider.call('POST', '/sun/v2/promo/check', { code, rental })).json().data

  /** CHUNJIE is for pick-ups from 3 February on, 74 days ahead. */
  it.each([
    ['RASSVET', 'honda-fit', 30, 4, 'accepted', 5],
    ['PORT3', 'honda-fit', 30, 4, 'accepted', 3],
    ['NEDELYA', 'honda-fit', 30, 7, 'accepted', 5],
    ['NEDELYA', 'honda-fit', 30, 6, 'promo_too_short', 0],
    ['SNEG', 'toyota-land-cruiser-300', 30, 3, 'accepted', 5],
    ['SNEG', 'honda-fit', 30, 3, 'promo_not_for_class', 0],
    ['GOROD', 'honda-fit', 30, 1, 'accepted', 4],
    ['KLUB', 'honda-fit', 30, 4, 'promo_login_required', 0],
    ['CHUNJIE', 'honda-fit', 74, 4, 'accepted', 5],
    ['CHUNJIE', 'honda-fit', 73, 4, 'promo_not_for_dates', 0],
    ['CHUNJIE', 'honda-fit', 74, 3, 'promo_too_short', 0],
    ['VESNA2027', 'honda-fit', 120, 4, 'promo_not_started', 0],
    ['LETO2025', 'honda-fit', 30, 4, 'promo_expired', 0],
    ['OTKRYTIE', 'honda-fit', 30, 4, 'promo_used_up', 0],
    ['SKIDKA15', 'honda-fit', 30, 4, 'accepted', 5],
    ['PAUZA', 'honda-fit', 30, 4, 'promo_invalid', 0],
    ['NOSUCHCODE', 'honda-fit', 30, 4, 'promo_invalid', 0],
    ['DVAMAYAKA', 'honda-fit', 30, 4, 'accepted', 3],
  ])('%s for %s, %i days ahead for %i days: %s, %i percent', async (pc, slug, ahead, days, state, percent) => {
    const rental = rentalOf(slug, ahead, days)
    const plain = await quote(rental)
    const { promo, price } = await quote({ ...rental, pc })
    expect(promo).toMatchObject({ code: pc, state, percent })
    const rentalKop = price.lines[0]?.amountKop ?? 0
    const off = Math.round((rentalKop * percent) / 10_000) * 100
    expect(price.totalKop).toBe(plain.price.totalKop - off)
    expect(plain.promo).toBeNull()
  })

  it('may be typed in any case, with spaces around it', async () => {
    expect((await quote({ ...rentalOf('honda-fit'), pc: ' port3 ' })).promo).toMatchObject({
      code: 'PORT3',
      percent: 3,
    })
  })

  it('names what it promises and for what it is, in the reader’s language, unless it is switched off', async () => {
    const facts = { statedPercent: 5, minDays: 4, rentalFrom: '2027-02-03', rentalTo: '2027-02-13' }
    expect((await quote({ ...rentalOf('honda-fit'), pc: 'CHUNJIE' })).promo).toMatchObject(facts)
    expect((await quote({ ...rentalOf('honda-fit'), pc: 'SKIDKA15' })).promo?.statedPercent).toBe(15)
    const english = await quote({ ...rentalOf('honda-fit'), pc: 'SNEG' }, { 'accept-language': 'en' })
    const { classes }: CarsResponse = (
      await provider.call('GET', '/sun/v2/cars', undefined, { 'accept-language': 'en' })
    ).json().data
    const suv = classes.find(({ id }) => id === 'suv')?.name
    expect([suv, english.promo?.classes]).toEqual([expect.stringMatching(/^[A-Za-z ]+$/), [suv]])
    const off = await quote({ ...rentalOf('honda-fit'), pc: 'PAUZA' })
    expect(off.promo).toMatchObject({ statedPercent: null, minDays: null, classes: [] })
  })

  it('replaces the present code only when it does better than the one that the rental has', async () => {
    const rental = rentalOf('honda-fit')
    const presentCode = async (code: string, pc: string) => {
      const response = await check(code, { ...rental, pc })
      return [response.promo.state, response.kept]
    }
    expect(await presentCode('RASSVET', 'PORT3')).toEqual(['accepted', 'RASSVET'])
    expect(await presentCode('PORT3', 'RASSVET')).toEqual(['promo_worse', 'RASSVET'])
    expect(await presentCode('SKIDKA15', 'RASSVET')).toEqual(['promo_worse', 'RASSVET'])
    expect(await presentCode('RASSVET', 'RASSVET')).toEqual(['accepted', 'RASSVET'])
    expect(await presentCode('LETO2025', 'RASSVET')).toEqual(['promo_expired', 'RASSVET'])
    expect(await presentCode('LETO2025', 'LETO2025')).toEqual(['promo_expired', ''])
    expect(await presentCode('PORT3', 'LETO2025')).toEqual(['accepted', 'PORT3'])
    expect(await presentCode('NOSUCHCODE', '')).toEqual(['promo_invalid', ''])
  })

  it('is used by a booking while that stands, and released by a hold that ran out', async () => {
    await provider.db.execute(sql`update promo_codes set max_uses = used_before + 1 where code = 'DVAMAYAKA'`)
    const slug = await addModel(provider, 'one-use', 2)
    const rental = { ...rentalOf(slug), pc: 'DVAMAYAKA' }
    expect((await provider.hold(await provider.requestFor(rental))).statusCode).toBe(201)
    expect((await quote(rental)).promo?.state).toBe('promo_used_up')
    const started = provider.clock.now
    provider.clock.now = new Date(started.getTime() + 16 * 60_000)
    expect((await quote(rental)).promo?.state).toBe('accepted')
    provider.clock.now = started
  })

  it('is checked with a code, not with an empty one', async () => {
    const response = await provider.call('POST', '/sun/v2/promo/check', { code: ' ', rental: rentalOf('honda-fit') })
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request'])
  })
})
