import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { loadMessages } from '@/lib/i18n/messages'
import { routing } from '@/lib/i18n/routing'
import { airportFee } from '@/lib/prices/airport-fee'

const place = (zone: 'airport' | 'city', feeKop: number) => ({ zone, feeKop, handsOut: true })
const PROMISE = { ru: 'бесплатная подача в аэропорт', en: 'free airport delivery', 'zh-CN': '机场免费送车' }

describe('airportFee', () => {
  it.each([
    { places: [place('city', 0), place('airport', 0)], fee: 'free' },
    { places: [place('city', 0), place('airport', 50_000)], fee: 'charged' },
    { places: [place('city', 0)], fee: 'charged' },
    { places: [{ ...place('airport', 0), handsOut: false }], fee: 'charged' },
  ])('is $fee', ({ places, fee }) => {
    expect(airportFee(places)).toBe(fee)
  })

  it.each(routing.locales)('free delivery is promised only while it is: %s', async (locale) => {
    const t = createTranslator({ locale, messages: await loadMessages(locale) })
    const values = { brand: 'SUN rent', cars: 200, discount: 25 }
    for (const key of ['home.lead', 'home.metaDescription', 'cars.rentDescription'] as const) {
      const read = (airport: string) => t(key, { ...values, airport }).replace(/\s/g, ' ')
      expect(read('free')).toContain(PROMISE[locale])
      expect(read('charged')).not.toContain(PROMISE[locale])
    }
  })
})
