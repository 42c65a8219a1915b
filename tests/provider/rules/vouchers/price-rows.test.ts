import { expect, it } from 'vitest'
import { sumRows } from '@/provider/rules/vouchers/price-rows'
import { booking } from '@/tests/setup/sample-booking'
import { settings } from '@/tests/setup/sample-settings'

const data = { rules: settings.rules, payments: { accepted: settings.facts.payments } }

it.each([
  ['held', 'To pay'],
  ['confirmed', 'To pay at pick-up'],
  ['active', 'To pay'],
  ['completed', 'To pay'],
  ['cancelled_client', undefined],
  ['no_show', undefined],
] as const)('names the pick-up as the place to pay only before it: %s', (status, term) => {
  const rows = sumRows({ ...booking, status }, data, 'en')
  expect(rows.find(({ code }) => code === 'due')?.term).toBe(term)
})
