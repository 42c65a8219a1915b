import { describe, expect, it } from 'vitest'
import { splitSigns } from '@/provider/modules/vouchers/line-breaks'

describe('a line of the voucher', () => {
  it.each([
    ['还车，确认。', ['还', '车，', '确', '认。']],
    ['（营业时间）：全天', ['（营', '业', '时', '间）：', '全', '天']],
    ['号（', ['号', '（']],
    ['每小时￥', ['每', '小', '时', '￥']],
  ])('begins with no closing sign and ends with no opening one: %s', (word, parts) => {
    expect(splitSigns(word).filter(Boolean)).toEqual(parts)
    expect(splitSigns(word).join('')).toBe(word)
  })

  it('may break after a Chinese sign, but not after an opening bracket before a number', () => {
    expect(splitSigns('号').at(-1)).toBe('')
    expect(splitSigns('号（').at(-1)).toBe('（')
  })

  it.each(['Naberezhnaya\u00a010', 'Владивосток', '，'])('breaks within no other word: %s', (word) => {
    expect(splitSigns(word)).toEqual([word])
  })
})
