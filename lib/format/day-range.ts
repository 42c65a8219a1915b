/**
 * Two days in words: `4–11 января`, `January 4 – 11`. For Chinese `Intl` would give bare numbers (`1/4 – 1/11`): there
 * both ends are written out.
 */
export function formatDayRange(from: Date, to: Date, locale: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone })
  return locale === 'zh-CN' ? `${format.format(from)}至${format.format(to)}` : format.formatRange(from, to)
}
