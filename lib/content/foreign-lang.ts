/** For a `lang` attribute: only what is in another language than its page says so. */
export function foreignLang(language: string, locale: string): string | undefined {
  return language === locale ? undefined : language
}
