import type { Locale } from '@/lib/i18n/routing'
import { cleanPhone } from '@/provider/contract/rules/profile/person'

/** What people of a language type or fill in → the number that they mean. */
const REPAIRS: Record<Locale, ReadonlyArray<readonly [RegExp, string]>> = {
  ru: [
    // The whole number after the prefilled +7: `8 914 …` or `7 914 …`.
    [/^\+7[78](\d{10})$/, '+7$1'],
    [/^[78]?(\d{10})$/, '+7$1'],
    // Typed over a number that was marked: without a plus, a nine begins a mobile number. More digits at once were pasted.
    [/^(9\d{0,3})$/, '+7$1'],
    // No country's code begins with 89.
    [/^\+8(9\d{9})$/, '+7$1'],
  ],
  en: [],
  'zh-CN': [
    // Also while it is being typed: a mobile number begins with 1, and the input would take that for North America.
    [/^(1\d{0,10})$/, '+86$1'],
    [/^(?:\+86)?(?:00)?86(1\d{10})$/, '+86$1'],
  ],
}

/**
 * A phone as it stands in the field, mended without guessing: what was typed with a foreign `+` stays, and what has no
 * `+` and is no number of the language's country stays without one, to be rejected.
 */
export function repairPhone(text: string, locale: Locale): string {
  const typed = cleanPhone(text)
  // A whole number was put after the prefilled code: the later plus begins it.
  const phone = typed.slice(Math.max(typed.lastIndexOf('+'), 0))
  const [wrong, right] = REPAIRS[locale].find(([pattern]) => pattern.test(phone)) ?? []
  return wrong && right ? phone.replace(wrong, right) : phone
}
