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
const nowhere = { online: false, branch: false, deposit: false }

describe('the ways to pay', () => {
  it('are named one by one, to each reader those that he may have', () => {
    expect(acceptedWays(accepted, 'ru').online).toEqual(['«Мир», Visa и Mastercard российских банков', 'СБП'])
    const english = acceptedWays(accepted, 'en')
    expect([english.online, english.branch]).toEqual([
      [],
      ['Mir cards issued abroad (Belkart-Mir, Elcart-Mir)', 'roubles in cash', 'cards of Russian banks'],
    ])
    expect(english.none).toEqual(['Visa, Mastercard and American Express cards issued abroad', 'UnionPay cards'])
    expect(acceptedWays(accepted, 'zh-CN').none).toEqual(
      expect.arrayContaining(['银联卡', '支付宝', '微信支付', '人民币现金']),
    )
  })

  it('are those of Russian banks where a reader has none of them', () => {
    expect(allWays(accepted, 'online', 'en')).toEqual(['Mir, Visa and Mastercard cards of Russian banks', 'SBP'])
    expect(allWays(accepted, 'online', 'zh-CN')).toEqual([
      '俄罗斯银行的 Mir 卡、Visa 卡、万事达卡',
      '快速支付系统（SBP）',
    ])
  })

  it('name cards of Russian banks beside what else is taken, each brand where one is not', () => {
    expect(acceptedWays(accepted, 'en').deposit).toEqual(['roubles in cash', 'cards of Russian banks'])
    expect(acceptedWays(accepted, 'zh-CN').deposit).toEqual(['卢布现金', '俄罗斯银行卡'])
    const withoutAmex = { ...accepted, ruAmex: nowhere }
    expect(acceptedWays(withoutAmex, 'en').deposit).toContain('Mir, Visa and Mastercard cards of Russian banks')
    const noCards = { ...withoutAmex, mir: nowhere, ruVisa: nowhere, ruMastercard: nowhere }
    expect(acceptedWays(noCards, 'en').deposit).toEqual(['roubles in cash'])
    const noCash = { ...accepted, cashRub: nowhere }
    expect(acceptedWays(noCash, 'en').deposit).toEqual([])
  })

  it.each([
    ['ru', '«Мир» иностранных банков («Белкарт-Мир», «Элкарт-Мир»)'],
    ['en', 'Mir cards issued abroad (Belkart-Mir, Elcart-Mir)'],
    ['zh-CN', '境外 Mir 卡（Belkart-Mir、Elcart-Mir）'],
  ] as const)(
    'name Mir of a foreign bank at pick-up, not on the site and not for the deposit: %s',
    (language, abroad) => {
      const { online, branch, deposit } = acceptedWays(accepted, language)
      expect([online, branch, deposit].map((names) => names.includes(abroad))).toEqual([false, true, false])
    },
  )

  it('refuse cards issued abroad in one sentence, which no list repeats, while none is taken', () => {
    expect(otherDeclinedWays(accepted, 'en')).toEqual([])
    expect(otherDeclinedWays(accepted, 'zh-CN')).toEqual(['支付宝', '微信支付', '人民币现金'])
    expect(otherDeclinedWays({ ...accepted, mirAbroad: nowhere }, 'ru')).toEqual([])
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
  it.each([
    [
      'ru',
      'Карты иностранных банков не принимаем: ни на сайте, ни в терминале.',
      ' Исключение — «Мир»',
      'только при получении',
    ],
    [
      'en',
      'We cannot take cards issued abroad, on the site or at the terminal.',
      ' The one exception is Mir',
      'only at pick-up',
    ],
    ['zh-CN', '境外银行卡在网站和刷卡机上均不能使用。', '境外 Mir 卡例外', '只能在取车时'],
  ] as const)(
    'refuse cards issued abroad but for Mir where it is taken, whatever the language: %s',
    (language, none, but, pickup) => {
      const refusal = (mirAbroad: typeof nowhere) => foreignCardsText({ ...accepted, mirAbroad }, language)
      expect(refusal(nowhere)).toBe(none)
      expect(foreignCardsText(accepted, language)).toMatch(new RegExp(`^${none}${but}.*${pickup}`))
      const online = refusal({ ...nowhere, online: true, branch: true })
      expect(online).toContain(none + but)
      expect(online).not.toContain(pickup)
    },
  )

  it('follow the settings', () => {
    const withAlipay = { ...accepted, alipay: { online: true, branch: false, deposit: false } }
    const ways = acceptedWays(withAlipay, 'zh-CN')
    expect(ways.online).toEqual(['支付宝', '俄罗斯银行的 Mir 卡、Visa 卡、万事达卡'])
    expect(ways.none).not.toContain('支付宝')
  })
})
