import { z } from 'zod'
import { type Command, defineCommand } from '@/provider/cli/command'
import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { type Column, tableLines } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import type { SmsReport, WithheldSms } from '@/provider/modules/outbox/report-sms'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { SmsExcess } from '@/provider/rules/notifications/sms-excess'

const SENT: CliText = {
  ru: 'За сутки ушло СМС: {sent} из {limit}. Без аренды: {open} из {openLimit}.',
  en: 'SMS that left within a day: {sent} of {limit}. Without a rental: {open} of {openLimit}.',
}
const PREFIXES: CliText = {
  ru: 'Больше всего, страна и код оператора: {prefixes}.',
  en: 'Most of them, by country and code of the operator: {prefixes}.',
}
const NONE: CliText = { ru: 'Все СМС за сутки ушли.', en: 'Every SMS of the day has left.' }
const WITHHELD: CliText = { ru: 'Не ушли:', en: 'Did not leave:' }
const COUNT: CliText = { ru: 'Сколько', en: 'How many' }
const LETTERS: CliText = { ru: 'Письмом', en: 'By email' }
const REASONS: Record<SmsExcess, CliText> = {
  phone: { ru: 'предел номера, sms.perPhonePerDay', en: 'limit of a phone, sms.perPhonePerDay' },
  network: { ru: 'предел сети, sms.perNetworkPerDay', en: 'limit of a network, sms.perNetworkPerDay' },
  prefix: { ru: 'предел оператора, sms.perPrefixPerDay', en: 'limit of an operator, sms.perPrefixPerDay' },
  day: { ru: 'предел суток, sms.perDay', en: 'limit of the day, sms.perDay' },
  codes_day: { ru: 'предел кодов, signIn.codesPerDay', en: 'limit of codes, signIn.codesPerDay' },
  codes_prefix: {
    ru: 'предел кодов на одно начало номера, signIn.codesPerPrefixPerDay',
    en: 'limit of codes to phones that begin alike, signIn.codesPerPrefixPerDay',
  },
  codes_unused: { ru: 'коды на такие номера не вводят', en: 'codes to such phones are not entered' },
}

const report = defineCommand({
  name: 'outbox sms',
  about: {
    ru: 'Сколько СМС ушло за сутки, куда, и что не ушло',
    en: 'How many SMS left within a day, where to, and what did not leave',
  },
  options: {},
  input: z.object({}),
  async run(_input, { smsReport, language }) {
    return { lines: reportLines(await smsReport(), language) }
  },
})

/** Returns the lines of the report; kinds of messages have the names of the log. */
function reportLines({ sent, limit, open, ofPrefix, withheld }: SmsReport, language: CliLanguage): string[] {
  const counts = { sent, limit, open: open.sent, openLimit: open.limit }
  const values = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]))
  const prefixes = ofPrefix.map(({ prefix, count }) => `${prefix}: ${count}`).join(', ')
  return [
    formatText(SENT[language], values),
    ...(prefixes === '' ? [] : [formatText(PREFIXES[language], { prefixes })]),
    ...(withheld.length === 0
      ? [NONE[language]]
      : [WITHHELD[language], ...tableLines(withheld, columns(language), language)]),
  ]
}

function columns(language: CliLanguage): readonly Column<WithheldSms>[] {
  return [
    { head: HEADS.reason, cell: ({ reason }) => REASONS[reason][language] },
    { head: HEADS.kind, cell: ({ kind }) => kind },
    { head: COUNT, cell: ({ count }) => String(count), isNumber: true },
    { head: LETTERS, cell: ({ letters }) => String(letters), isNumber: true },
  ]
}

export const SMS_REPORT_COMMANDS: readonly Command[] = [report]
