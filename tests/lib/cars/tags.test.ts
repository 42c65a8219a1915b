import { describe, expect, it } from 'vitest'
import { orderTags } from '@/lib/cars/tags'

describe('tags', () => {
  it('puts solid tags first and otherwise keeps the order', () => {
    expect(orderTags(['ЭКО', 'Рекомендуем', 'Без залога', 'HOT'], 'ru').map(({ style }) => style)).toEqual([
      'rec',
      'hot',
      'eco',
      'nodep',
    ])
  })

  it('prints a tag that nobody styled on Russian pages only', () => {
    expect(orderTags(['Новинка'], 'ru')).toEqual([{ text: 'Новинка', style: null }])
    expect(orderTags(['Новинка'], 'en')).toEqual([])
    expect(orderTags(['Новинка'], 'zh-CN')).toEqual([])
  })

  it('matches the exact string: other letters are another tag', () => {
    expect(orderTags(['хит'], 'ru')).toEqual([{ text: 'хит', style: null }])
  })
})
