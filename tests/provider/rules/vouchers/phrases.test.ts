import { describe, expect, it } from 'vitest'
import { phrasesOf } from '@/provider/rules/vouchers/phrases'

const words = (text: string) => text.split(/\s+/).length

describe('the phrases of a voucher', () => {
  it.each(['gasoline', 'diesel', null] as const)('are written out in Latin letters to the last word: %s', (fuel) => {
    const car = { car_data: { class: 'compact', fuel } } as unknown as Parameters<typeof phrasesOf>[0]['car']
    const phrases = phrasesOf({ number: '1234567', car }, 'SUN rent', 'en')
    expect(phrases).toHaveLength(4)
    for (const { say, meaning } of phrases) {
      const [latin = ''] = meaning.split(' — ')
      // The number is shown.
      expect(words(latin), latin).toBe(words(say.replace(' 1234567', '')))
    }
  })
})
