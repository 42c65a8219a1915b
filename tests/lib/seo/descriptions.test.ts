import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { loadMessages } from '@/lib/i18n/messages'
import { DESCRIPTION_MAX } from '@/lib/seo/page-metadata'

/** Values of usual length; the longest name of a model is 28 characters long. */
const VALUES = {
  ...{ brand: 'SUN rent', name: 'Toyota Land Cruiser Prado', kind: 'кроссовер', price: '12 000 ₽', address: '' },
  ...{ cars: 250, seats: 7, percent: 25, discount: 25, count: 8, hours: 3, km: 3000, year: '2022', airport: 'free' },
}

describe('descriptions of pages', () => {
  it.each(['ru', 'en', 'zh-CN'] as const)('fit a result of a search, each its own: %s', async (locale) => {
    const messages = await loadMessages(locale)
    const t = createTranslator({ locale, messages }) as (key: string, values: object) => string
    const keysOf = (tree: object, prefix = ''): string[] =>
      Object.entries(tree).flatMap(([key, value]) =>
        typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
      )
    const keys = keysOf(messages).filter((key) => /(^|\.)(meta|car|rent|search|class|branch)?[dD]escription$/.test(key))
    const texts = keys.map((key) => ({ key, text: t(key, VALUES) }))
    expect(texts.length).toBeGreaterThan(30)
    expect(texts.filter(({ text }) => text.length > DESCRIPTION_MAX[locale])).toEqual([])
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
  })
})
