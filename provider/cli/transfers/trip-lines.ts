import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import type { TransferKind } from '@/provider/contract/rules/transfers/transfer-order'
import type { TransferLine } from '@/provider/contract/transfers'
import type { BranchTransfer } from '@/provider/modules/transfers/list-orders'
import { exactIn, formatText } from '@/provider/rules/i18n/format-text'
import { textIn } from '@/provider/rules/i18n/language'
import { TRIP_NAMES } from '@/provider/rules/transfers/trip-names'

const KINDS: Record<TransferKind, CliText> = {
  transfer: { ru: '{kind}, часов {hours}', en: '{kind}, {hours} hours' },
  hour: { ru: '{kind}, часов {hours}', en: '{kind}, {hours} hours' },
  day: { ru: '{kind}, часов {hours}', en: '{kind}, {hours} hours' },
  excursion: { ru: '{kind} «{route}», часов {hours}', en: '{kind} “{route}”, {hours} hours' },
}
const LINES: Record<TransferLine['code'], CliText> = {
  hours: { ru: 'Часы', en: 'Hours' },
  day: { ru: 'День, часов', en: 'A day, hours' },
  extra_hours: { ru: 'Часы сверх дня', en: 'Hours beyond the day' },
  night: { ru: 'Доплата за ночь, часов', en: 'Night charge, hours' },
  back: { ru: 'Дорога обратно, часов', en: 'The way back, hours' },
  back_night: { ru: 'Обратно ночью, часов', en: 'Back at night, hours' },
  child_seats: { ru: 'Детские кресла', en: 'Child seats' },
}

/** Returns what was ordered, and what each part of it costs. */
export function tripLines({ order, route }: BranchTransfer, language: CliLanguage): string[] {
  const { kind, hours, price } = order
  const values = {
    kind: TRIP_NAMES[kind][language],
    hours: String(hours),
    route: route ? textIn(route, language) : '—',
  }
  return [
    `  ${formatText(KINDS[kind][language], values)}`,
    ...price.lines.map(
      ({ code, quantity, amountKop }) => `  ${LINES[code][language]}: ${quantity}  ${exactIn(amountKop, language)}`,
    ),
  ]
}
