import type { CliLanguage, Words } from '@/provider/cli/word'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Referral } from '@/provider/rules/partners/referral'

const LINK: Words = { ru: '  По ссылке с кодом: {codes}', en: '  By a link with the code {codes}' }

/** By the names that the codes have in a link; nothing when nobody’s link led here. */
export function referralLines({ partner, affiliate }: Referral, language: CliLanguage): string[] {
  const codes = Object.entries({ partner, affiliate }).flatMap(([name, code]) => (code ? [`${name}=${code}`] : []))
  return codes.length === 0 ? [] : [formatText(LINK[language], { codes: codes.join(', ') })]
}
