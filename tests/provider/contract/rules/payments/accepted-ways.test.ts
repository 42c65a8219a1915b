import { describe, expect, it } from 'vitest'
import {
  acceptedWays,
  allWays,
  foreignCardsText,
  otherDeclinedWays,
  russianWays,
} from '@/provider/contract/rules/payments/accepted-ways'
import data from '@/provider/demo/seed/data/settings.json'

const { accepted } = data.payments

describe('the ways to pay', () => {
  it('are named one by one, to each reader those that he may have', () => {
    expect(acceptedWays(accepted, 'ru').online).toEqual(['«Мир», Visa и Mastercard российских банков', 'СБП'])
    const english = acceptedWays(accepted, 'en')
    expect(english.online).toEqual([])
    expect(english.none).toEqual(['Visa, Mastercard and American Express cards issued abroad', 'UnionPay cards'])
    expect(acceptedWays(accepted, 'zh-CN').none).toEqual(
      expect.arrayContaining(['银联卡', '支付宝', '微信支付', '人民币现金']),
    )
  })

  it('name cards of Russian banks at pick-up and for the deposit to every reader', () => {
    const { branch, deposit } = acceptedWays(accepted, 'en')
    const cards = 'Mir, Visa, Mastercard and American Express cards of Russian banks'
    expect([branch, deposit]).toEqual([
      [cards, 'roubles in cash'],
      [cards, 'roubles in cash'],
    ])
    const [chinese] = acceptedWays(accepted, 'zh-CN').deposit
    expect(chinese).toMatch(/^俄罗斯银行的/)
  })

  it('are those of Russian banks where a reader has none of them', () => {
    expect(allWays(accepted, 'online', 'en')).toEqual(['Mir, Visa and Mastercard cards of Russian banks', 'SBP'])
    expect(allWays(accepted, 'online', 'zh-CN')).toEqual([
      '俄罗斯银行的 Mir 卡、Visa 卡、万事达卡',
      '快速支付系统（SBP）',
    ])
  })

  it('name Mir of a foreign bank at pick-up, not on the site and not for the deposit', () => {
    const { online, branch, deposit } = acceptedWays(accepted, 'ru')
    const abroad = '«Мир» иностранных банков («Белкарт-Мир», «Элкарт-Мир»)'
    expect([online, branch, deposit].map((names) => names.includes(abroad))).toEqual([false, true, false])
  })

  it('refuse cards issued abroad in one sentence, which no list repeats, while none is taken', () => {
    expect(foreignCardsText(accepted, 'ru')).toBe(
      'Карты иностранных банков не принимаем: ни на сайте, ни в терминале. Исключение — «Мир»: в терминале им можно заплатить, но не оставить залог.',
    )
    expect(otherDeclinedWays(accepted, 'en')).toEqual([])
    expect(otherDeclinedWays(accepted, 'zh-CN')).toEqual(['支付宝', '微信支付', '人民币现金'])
    const nowhere = { online: false, branch: false, deposit: false }
    expect(foreignCardsText({ ...accepted, mirAbroad: nowhere }, 'ru')).toBe(
      'Карты иностранных банков не принимаем: ни на сайте, ни в терминале.',
    )
    const { mirAbroad } = accepted
    expect(foreignCardsText({ ...accepted, mirAbroad: { ...mirAbroad, online: true } }, 'ru')).toBe(
      'Карты иностранных банков, кроме «Мира», не принимаем: ни на сайте, ни в терминале.',
    )
    const withUnionPay = { ...accepted, unionpay: { ...nowhere, branch: true } }
    expect(foreignCardsText(withUnionPay, 'en')).toBe('')
    expect(otherDeclinedWays(withUnionPay, 'en')).toEqual(['Visa, Mastercard and American Express cards issued abroad'])
  })

  it.each([
    ['both', {}],
    ['card', { sbp: false }],
    ['sbp', { mir: false, ruVisa: false, ruMastercard: false, ruAmex: false }],
    [null, { alipay: true }],
    [null, { mirAbroad: true }],
    [null, { sbp: false, mir: false, ruVisa: false, ruMastercard: false, ruAmex: false }],
  ] as const)('of Russia alone are %s on the site with %j', (ways, online) => {
    const changed = Object.entries(online).map(([method, isTaken]) => [
      method,
      { online: isTaken, branch: true, deposit: false },
    ])
    expect(russianWays({ ...accepted, ...Object.fromEntries(changed) })).toBe(ways)
  })

  it('follow the settings', () => {
    const withAlipay = { ...accepted, alipay: { online: true, branch: false, deposit: false } }
    const ways = acceptedWays(withAlipay, 'zh-CN')
    expect(ways.online).toEqual(['支付宝'])
    expect(ways.none).not.toContain('支付宝')
  })
})
