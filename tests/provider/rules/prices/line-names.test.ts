import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import en from '@/messages/en/quotes.json'
import ru from '@/messages/ru/quotes.json'
import zh from '@/messages/zh-CN/quotes.json'
import { QUOTE_LINE_CODES } from '@/provider/contract/quotes'
import { lineText } from '@/provider/rules/prices/line-names'

const MESSAGES = { ru, en, 'zh-CN': zh }

describe('lines of a price', () => {
  it.each(['ru', 'en', 'zh-CN'] as const)('are called in %s on vouchers as on the site', (locale) => {
    const t = createTranslator({ locale, messages: MESSAGES[locale] })
    for (const days of [1, 2, 5, 21]) {
      expect(lineText({ code: 'rental', amountKop: 1, quantity: days }, {}, locale)).toBe(t('rental', { count: days }))
    }
    for (const code of [...QUOTE_LINE_CODES, 'specialPrice'] as const) {
      if (code !== 'rental') expect(lineText({ code, amountKop: 1 }, {}, locale)).toBe(t(code))
    }
    const named = { ref: 'x', amountKop: 1 }
    const names = { x: 'Аэропорт' }
    expect(lineText({ code: 'delivery', ...named }, names, locale)).toBe(t('deliveryNamed', { place: 'Аэропорт' }))
    expect(lineText({ code: 'collection', ...named }, names, locale)).toBe(t('collectionNamed', { place: 'Аэропорт' }))
    expect(lineText({ code: 'insurance', ...named }, names, locale)).toBe(t('insuranceNamed', { name: 'Аэропорт' }))
    for (const quantity of [1, 2]) {
      const extra = lineText({ code: 'extra', quantity, ...named }, names, locale)
      expect(extra).toBe(t('extraNamed', { name: 'Аэропорт', count: quantity }))
    }
    const discount = lineText({ code: 'promo_discount', percent: 7.5, amountKop: 1 }, {}, locale)
    expect(discount).toBe(t('withPercent', { name: t('promo_discount'), percent: 7.5 }))
  })
})
