import { dateLocale } from '@/provider/contract/rules/dates/date-locale'
import { dateFormat } from '@/provider/contract/rules/text/cached-formats'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language } from '@/provider/rules/i18n/language'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { voucherLabel } from './voucher-texts'

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const BARE = { day: 'numeric', month: 'long', year: 'numeric', ...CLOCK } as const
const LONG = { weekday: 'short', ...BARE } as const
const SHORT = { day: 'numeric', month: 'short', ...CLOCK } as const

/** Names of the zone as the site writes them; `Intl` has no genitive in Russian, and capitals in English. */
const ZONES: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  'Asia/Vladivostok': { ru: 'время Владивостока', en: 'Vladivostok time' },
}

type Clock = Pick<BranchSettings, 'timeZone'>

/** Returns a moment on the branch's clock with the zone's name: `сб, 5 декабря 2026 г. в 12:00, время Владивостока`. */
export function momentText(moment: Date, clock: Clock, language: Language): string {
  const text = weekdayMomentText(moment, clock, language)
  return formatText(voucherLabel('moment', language), { moment: text, zone: zoneText(moment, clock, language) })
}

/** Returns it for a text that says what happens then: `в субботу, 5 декабря 2026 г., в 12:00, время Владивостока`. */
export function onMomentText(moment: Date, clock: Clock, language: Language): string {
  if (language !== 'ru') return momentText(moment, clock, language)
  const { timeZone } = clock
  const format = (fields: Intl.DateTimeFormatOptions) =>
    dateFormat(dateLocale(language), { ...fields, timeZone }).format(moment)
  // `Intl` has the nominative alone: среда.
  const weekday = format({ weekday: 'long' }).replace(/а$/, 'у')
  const date = format({ day: 'numeric', month: 'long', year: 'numeric' })
  const onWeekday = `${weekday.startsWith('вт') ? 'во' : 'в'} ${weekday}`
  return [onWeekday, date, `в ${format(CLOCK)}`, zoneText(moment, clock, language)].join(', ')
}

/** Returns it for a text that ends with “until”: `12:00 5 декабря 2026 г., время Владивостока`. */
export function untilText(moment: Date, clock: Clock, language: Language): string {
  if (language === 'zh-CN') return momentText(moment, clock, language)
  const { timeZone } = clock
  const weekday = language === 'en' ? ({ weekday: 'short' } as const) : {}
  const date = { ...weekday, day: 'numeric', month: 'long', year: 'numeric' } as const
  return formatText(voucherLabel('untilMoment', language), {
    time: timeText(moment, moment, clock, language),
    date: dateFormat(dateLocale(language), { ...date, timeZone }).format(moment),
    zone: zoneText(moment, clock, language),
  })
}

/** Returns it without the zone, for a text that names the zone once: `сб, 5 декабря 2026 г. в 12:00`. */
export function weekdayMomentText(moment: Date, { timeZone }: Clock, language: Language): string {
  return dateFormat(dateLocale(language), { ...LONG, timeZone }).format(moment)
}

/** Returns it without weekday and zone, for a text that names the zone itself: `5 декабря 2026 г. в 12:00`. */
export function bareMomentText(moment: Date, { timeZone }: Clock, language: Language): string {
  return dateFormat(dateLocale(language), { ...BARE, timeZone }).format(moment)
}

/** Returns it in the short form of an SMS. */
export function shortMomentText(moment: Date, { timeZone }: Clock, language: Language): string {
  return dateFormat(dateLocale(language), { ...SHORT, timeZone }).format(moment)
}

/** Returns a time on the day of another moment: the time alone, `13:00`; of another day in the short form of an SMS. */
export function timeText(moment: Date, dayOf: Date, clock: Clock, language: Language): string {
  const isSameDay = dayMonthText(moment, clock, language) === dayMonthText(dayOf, clock, language)
  if (!isSameDay) return shortMomentText(moment, clock, language)
  return dateFormat(dateLocale(language), { ...CLOCK, timeZone: clock.timeZone }).format(moment)
}

/** Returns the day alone, for a heading: `5 декабря`. */
export function dayMonthText(moment: Date, { timeZone }: Clock, language: Language): string {
  return dateFormat(dateLocale(language), { day: 'numeric', month: 'long', timeZone }).format(moment)
}

/** Returns the name of the branch's zone: `время Владивостока`. */
export function zoneText(moment: Date, { timeZone }: Clock, language: Language): string {
  const fields = dateFormat(dateLocale(language), {
    timeZone,
    timeZoneName: 'shortGeneric',
  }).formatToParts(moment)
  const name = fields.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return ZONES[timeZone]?.[language] ?? (language === 'ru' ? `время: ${name}` : name)
}
