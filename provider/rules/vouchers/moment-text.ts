import { dateLocale } from '@/provider/contract/rules/dates/date-locale'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language } from '@/provider/rules/i18n/language'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { voucherLabel } from './voucher-texts'

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const BARE = { day: 'numeric', month: 'long', year: 'numeric', ...CLOCK } as const
const LONG = { weekday: 'short', ...BARE } as const
const SHORT = { day: 'numeric', month: 'short', ...CLOCK } as const

/** Russian names whose time it is in a case that `Intl` does not know. */
const RUSSIAN_ZONES: Readonly<Record<string, string>> = { 'Asia/Vladivostok': 'время Владивостока' }

type Clock = Pick<BranchSettings, 'timeZone'>

/** On the station's clock, and it says so: `сб, 5 декабря 2026 г. в 12:00, время Владивостока`. */
export function momentText(moment: Date, clock: Clock, language: Language): string {
  const text = new Intl.DateTimeFormat(dateLocale(language), { ...LONG, timeZone: clock.timeZone }).format(moment)
  return formatText(voucherLabel('moment', language), { moment: text, zone: zoneText(moment, clock, language) })
}

/** The same without the weekday and the zone: `5 декабря 2026 г. в 12:00`, where the text around it says whose clock it is. */
export function bareMomentText(moment: Date, { timeZone }: Clock, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), { ...BARE, timeZone }).format(moment)
}

/** The same where every letter counts. */
export function shortMomentText(moment: Date, { timeZone }: Clock, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), { ...SHORT, timeZone }).format(moment)
}

function zoneText(moment: Date, { timeZone }: Clock, language: Language): string {
  const parts = new Intl.DateTimeFormat(dateLocale(language), { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(
    moment,
  )
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return language === 'ru' ? (RUSSIAN_ZONES[timeZone] ?? `время: ${name}`) : name
}
