import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'

/** The page's language, which its script names to a door; Russian for anybody else. */
export function readLanguage(request: Request): Locale {
  const named = request.headers.get('accept-language')
  return LANGUAGES.find((language) => language === named) ?? 'ru'
}
