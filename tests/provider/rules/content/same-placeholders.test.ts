import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import content from '@/provider/demo/seed/data/content.json'
import fleet from '@/provider/demo/seed/data/fleet.json'
import places from '@/provider/demo/seed/data/places.json'
import prices from '@/provider/demo/seed/data/prices.json'
import settings from '@/provider/demo/seed/data/settings.json'
import { BOOKING_TEMPLATES } from '@/provider/rules/notifications/booking-texts'
import { BRANCH_TEMPLATES } from '@/provider/rules/notifications/branch-texts'
import { DEBT_TEMPLATES } from '@/provider/rules/notifications/debt-texts'
import { LONG_TERM_TEMPLATES } from '@/provider/rules/notifications/long-term-texts'
import { PAYMENT_TEMPLATES } from '@/provider/rules/notifications/payment-texts'
import { SETTINGS_TEMPLATES } from '@/provider/rules/notifications/profile-texts'
import { REQUEST_TEMPLATES } from '@/provider/rules/notifications/request-texts'
import { TRANSFER_TEMPLATES } from '@/provider/rules/notifications/transfer-texts'
import { WAITLIST_TEMPLATES } from '@/provider/rules/notifications/waitlist-texts'
import { VOUCHER_LABELS } from '@/provider/rules/vouchers/voucher-texts'

const SEEDS = Object.entries({ content, fleet, places, prices, settings })

const TEMPLATES = Object.entries({
  ...{ BOOKING_TEMPLATES, BRANCH_TEMPLATES, DEBT_TEMPLATES, LONG_TERM_TEMPLATES, PAYMENT_TEMPLATES },
  ...{ REQUEST_TEMPLATES, SETTINGS_TEMPLATES, TRANSFER_TEMPLATES, WAITLIST_TEMPLATES, VOUCHER_LABELS },
})

describe('a text of the seed', () => {
  it.each(SEEDS)('takes the same facts from the settings in each language: %s', (_, seed) => {
    const texts = textsOf(seed)
    expect(texts.length).toBeGreaterThan(2)
    for (const text of texts) requireSame(text)
  })
})

describe('a text of letters, SMS and vouchers', () => {
  it.each(TEMPLATES)('takes the same values in each language: %s', (_, templates) => {
    const texts = textsOf(templates)
    expect(texts.length).toBeGreaterThan(2)
    for (const text of texts) requireSame(text)
  })
})

function requireSame(text: Record<string, string>): void {
  const [russian, ...others] = LANGUAGES.flatMap((language) => (text[language] ? [factsIn(text[language])] : []))
  for (const other of others) expect.soft(other, text.ru).toEqual(russian)
}

/** Placeholders by name; a count with its noun (`…Text`) and the bare count are one fact. */
function factsIn(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name.replace(/Text$/, ''))
  return [...new Set(names)].sort()
}

/** Every text of a file that has several languages. */
function textsOf(value: unknown): Record<string, string>[] {
  if (value === null || typeof value !== 'object') return []
  return isText(value) ? [value] : Object.values(value).flatMap(textsOf)
}

function isText(value: object): value is Record<string, string> {
  return 'ru' in value && typeof value.ru === 'string'
}
