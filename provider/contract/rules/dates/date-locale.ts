/** Returns the locale of dates for `Intl`: British English, `Thu 10 Dec` and not `Thu, Dec 10`. */
export function dateLocale(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale
}
