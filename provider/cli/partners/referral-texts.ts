import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Referral } from '@/provider/rules/partners/referral'

const LINK: CliText = { ru: '  По ссылке с кодом: {codes}', en: '  By a link with the code {codes}' }

/** Returns the line about the codes of the link, by their names in it; none when the booking came by no link. */
export function referralLines({ partner, affiliate }: Referral, language: CliLanguage): string[] {
  const codes = Object.entries({ partner, affiliate }).flatMap(([name, code]) => (code ? [`${name}=${code}`] : []))
  return codes.length === 0 ? [] : [formatText(LINK[language], { codes: codes.join(', ') })]
}
