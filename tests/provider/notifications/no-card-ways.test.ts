import { describe, expect, it } from 'vitest'
import en from '@/messages/en/payments.json'
import ru from '@/messages/ru/payments.json'
import zh from '@/messages/zh-CN/payments.json'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import settings from '@/provider/demo/seed/data/settings.json'
import { extensionPayText } from '@/provider/modules/notifications/rules/extension-values'
import { noCardValues } from '@/provider/modules/notifications/rules/no-card-texts'
import { PURPOSE_NAMES, payLink } from '@/provider/modules/notifications/rules/pay-link'
import { BOOKING_TEMPLATES } from '@/provider/rules/notifications/booking-texts'
import { DEBT_TEMPLATES } from '@/provider/rules/notifications/debt-texts'
import { letterOf, type MessageKind, smsText } from '@/provider/rules/notifications/messages'

const MESSAGES = { ru, en, 'zh-CN': zh }
const KINDS = Object.keys({ ...BOOKING_TEMPLATES, ...DEBT_TEMPLATES }) as MessageKind[]
/** Sums that a person may owe after leaving. */
const OWED = ['booking_closed', 'fine_added', 'damage_added', 'dispute_kept'] as const satisfies MessageKind[]
const FACTS = { brand: 'SUN rent', phone: '+7 423 200 0000' }
const CARD = { ru: /карты российского банка\?/, en: /No Russian card\?/, 'zh-CN': /没有俄罗斯银行卡？/ }
const SHORT_CARD = { ru: /Нет российской карты\?/, en: /No Russian card\?/, 'zh-CN': /没有俄罗斯银行卡/ }
const CASH = { ru: 'наличными в филиале', en: 'in cash at the branch', 'zh-CN': '到门店用卢布现金' }
const ANYBODY = { ru: 'За вас может заплатить любой', en: 'can pay for you', 'zh-CN': '代付' }

function settingsWith(cash: boolean, wechat: string): Parameters<typeof noCardValues>[0] {
  const { accepted } = settings.payments
  const cashRub = { ...accepted.cashRub, branch: cash }
  return {
    main_email: settings.main_email,
    messengers: { telegram: '', max: '', vk: '', wechat, wechatCode: '' },
    payments: {
      ...(settings.payments as Parameters<typeof noCardValues>[0]['payments']),
      accepted: { ...accepted, cashRub },
    },
  }
}

describe('a sum that is owed after leaving', () => {
  it('is the subject of these messages, and of no other that leads to the payment page', () => {
    const leading = KINDS.filter((kind) => smsText(kind, 'en', FACTS, { pay: 'PAY' })?.includes('PAY'))
    expect(leading.sort()).toEqual([...OWED].sort())
  })

  it.each(OWED.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
    'has a way without a Russian card in letter and SMS: %s in %s',
    (kind, language) => {
      const values = noCardValues(settingsWith(true, 'sunrent-wechat'), language)
      const letter = letterOf(kind, language, values)?.paragraphs.join('\n') ?? ''
      const sms = smsText(kind, language, FACTS, values) ?? ''
      expect(letter).toMatch(CARD[language])
      expect(sms).toMatch(SHORT_CARD[language])
      for (const way of [ANYBODY[language], CASH[language]]) expect(letter).toContain(way)
      for (const text of [letter, sms]) {
        expect(text).toContain(settings.main_email)
        expect(text.includes('sunrent-wechat')).toBe(language === 'zh-CN')
      }
    },
  )

  it.each(LANGUAGES)('in %s names neither cash nor WeChat that the branch does not take', (language) => {
    const { noCard, shortNoCard } = noCardValues(settingsWith(false, ''), language)
    expect(noCard).toContain(settings.main_email)
    expect(noCard + shortNoCard).not.toMatch(/наличн|cash|现金|微信|[{}]/)
  })

  it.each(LANGUAGES)('adds little to an SMS, in %s, and in English only cheap letters', (language) => {
    const { shortNoCard } = noCardValues(settingsWith(true, 'sunrent-wechat'), language)
    expect(shortNoCard.length).toBeLessThanOrEqual(70)
    if (language === 'en') expect(shortNoCard).toMatch(/^[\x20-\x7e]+$/)
  })
})

describe('what is due for an extended rental', () => {
  const factsOf = (language: (typeof LANGUAGES)[number], status: 'active' | 'confirmed', dueKop: number, cash = true) =>
    ({
      booking: { status, dueKop },
      data: settingsWith(cash, 'sunrent-wechat'),
      language,
    }) as unknown as Parameters<typeof extensionPayText>[0]
  const textOf = (...facts: Parameters<typeof factsOf>) => {
    const howToPay = extensionPayText(factsOf(...facts))
    return letterOf('booking_extended', facts[0], { howToPay })?.paragraphs.join('\n') ?? ''
  }

  it.each(LANGUAGES)(
    'has in %s the way on the site and the one without a Russian card, as other messages have',
    (language) => {
      const text = textOf(language, 'active', 100)
      for (const way of [ANYBODY[language], CASH[language], settings.main_email]) expect(text).toContain(way)
      expect(text).toMatch(CARD[language])
      expect(text).toMatch(/СБП|SBP/)
      expect(text).not.toMatch(/уехали|Already home|已回国/)
      expect(textOf(language, 'active', 100, false)).toContain(ANYBODY[language])
    },
  )

  it.each(LANGUAGES)('can be paid in %s in cash at a pick-up that is still to come', (language) => {
    const { cash } = MESSAGES[language].list
    const plain = (text: string) => text.replace(/\s/g, ' ')
    expect(plain(textOf(language, 'confirmed', 100))).toContain(plain(cash))
    expect(textOf(language, 'confirmed', 100)).not.toContain(CASH[language])
    expect(textOf(language, 'confirmed', 100, false)).toContain(ANYBODY[language])
  })

  it.each(LANGUAGES)('is not told in %s when nothing is', (language) => {
    expect(extensionPayText(factsOf(language, 'active', 0))).toBe('')
  })
})

describe.each(LANGUAGES)('the link to pay, in %s', (language) => {
  it.each(['booking', 'fine', 'damage'] as const)('names a choice as the payment page does: %s', (purpose) => {
    expect(PURPOSE_NAMES[purpose][language]).toBe(MESSAGES[language].purpose[purpose])
    const { href, note } = payLink('https://sun.example', language, { purpose, number: 'D-9' })
    expect(href).toMatch(new RegExp(`/payment/\\?purpose=${purpose}&number=D-9$`))
    expect(note).toContain(MESSAGES[language].purpose[purpose])
  })
})
