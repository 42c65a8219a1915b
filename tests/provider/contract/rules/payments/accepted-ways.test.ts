import { describe, expect, it } from 'vitest'
import { acceptedWays } from '@/provider/contract/rules/payments/accepted-ways'
import data from '@/provider/demo/seed/data/settings.json'

const { accepted } = data.payments

describe('the ways to pay', () => {
  it('are named one by one, to each reader those that he may have', () => {
    expect(acceptedWays(accepted, 'ru').online).toEqual([
      '«Мир»',
      'СБП',
      'Visa российского банка',
      'Mastercard российского банка',
    ])
    const english = acceptedWays(accepted, 'en')
    expect([english.online, english.branch]).toEqual([[], ['roubles in cash']])
    expect(english.none).toContain('UnionPay')
    expect(acceptedWays(accepted, 'zh-CN').none).toEqual(
      expect.arrayContaining(['银联卡', '支付宝', '微信支付', '人民币现金']),
    )
  })

  it('follow the settings', () => {
    const withAlipay = { ...accepted, alipay: { online: true, branch: false, deposit: false } }
    const ways = acceptedWays(withAlipay, 'zh-CN')
    expect(ways.online).toEqual(['支付宝'])
    expect(ways.none).not.toContain('支付宝')
  })
})
