/** What `Intl` writes dates for: our English readers are not Americans, `Thu 10 Dec` and never `Thu, Dec 10`. */
export function dateLocale(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale
}
