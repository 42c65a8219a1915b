import { describe, expect, it } from 'vitest'
import { pluralIn } from '@/provider/rules/i18n/plural'

describe('a count with its noun', () => {
  it.each([
    ['ru', 'month', ['1 месяц', '3 месяца', '5 месяцев', '11 месяцев', '22 месяца']],
    ['en', 'month', ['1 month', '3 months', '5 months', '11 months', '22 months']],
    ['zh-CN', 'month', ['1 个月', '3 个月', '5 个月', '11 个月', '22 个月']],
    ['ru', 'card', ['1 карту', '3 карты', '5 карт', '11 карт', '22 карты']],
    ['en', 'card', ['1 card', '3 cards', '5 cards', '11 cards', '22 cards']],
  ] as const)('takes the form of %s: %s', (language, noun, texts) => {
    const counts = [1, 3, 5, 11, 22]
    expect(counts.map((count) => pluralIn(count, noun, language).replace('\u00a0', ' '))).toEqual(texts)
  })
})
