import { describe, expect, it } from 'vitest'
import { loadMessages } from '@/lib/i18n/messages'
import { typeset } from '@/provider/contract/rules/text/typeset'

/** Every text of a language, as pages get it. */
async function texts(locale: 'ru' | 'en' | 'zh-CN'): Promise<string[]> {
  const leaves = (tree: object): string[] =>
    Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)))
  return leaves(await loadMessages(locale))
}

describe('typeset', () => {
  it.each([
    [
      'ru',
      'Скидка {percent} % — до 15 ₽, {km} км, № 5',
      'Скидка {percent}\u00a0%\u00a0— до 15\u00a0₽, {km}\u00a0км, №\u00a05',
    ],
    [
      'ru',
      '{n, plural, one {# м} other {# метров}} и 5 машин',
      '{n, plural, one {#\u00a0м} other {# метров}} и 5 машин',
    ],
    ['en', 'Up to {km} km a day – 5 hours', 'Up to {km}\u00a0km a day\u00a0– 5 hours'],
    ['zh-CN', '自 11 月 1 日起，1,234 ₽', '自 11月1日起，1,234\u00a0₽'],
  ] as const)('keeps together what belongs together: %s', (language, text, expected) => {
    expect(typeset(text, language)).toBe(expected)
    expect(typeset(expected, language)).toBe(expected)
  })
})

describe('the messages of a page', () => {
  it.each(['ru', 'en', 'zh-CN'] as const)('break at no percent, rouble, number sign or dash: %s', async (locale) => {
    const broken = locale === 'zh-CN' ? /[\d}] [%₽]|\d [月日]/ : /[\d}] [%₽]|№ | [—] /
    expect((await texts(locale)).filter((text) => broken.test(text))).toEqual([])
  })

  it('write hours with two digits', async () => {
    for (const locale of ['ru', 'en', 'zh-CN'] as const)
      expect((await texts(locale)).filter((text) => /(?<![\d:])\d:\d\d/.test(text))).toEqual([])
  })

  it('of Chinese part a title from the brand as Chinese sites do', async () => {
    expect((await texts('zh-CN')).filter((text) => / [—|-] ?\{brand\}/.test(text))).toEqual([])
  })
})
