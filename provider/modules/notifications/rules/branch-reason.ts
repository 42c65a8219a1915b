import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language, Texts } from '@/provider/rules/i18n/language'

/** Longer reasons are cut in an SMS, which the branch pays for by its length. */
const SHORT_REASON = 60

const REASON: Texts = {
  ru: 'Причина: {reason}.',
  en: 'Reason given by the branch, in Russian: {reason}.',
  'zh-CN': '原因（门店俄文说明）：{reason}。',
}

/** Returns the values of a reason that the branch gave in Russian, whole and cut for an SMS; '' without one. */
export function reasonValues(reason: string, language: Language) {
  return { branchReason: reasonText(reason, language), shortReason: reasonText(shortened(reason), language) }
}

function reasonText(reason: string, language: Language): string {
  const plain = reason.trim().replace(/[.\s]+$/, '')
  return plain === '' ? '' : formatText(REASON[language], { reason: plain })
}

function shortened(reason: string): string {
  return reason.length <= SHORT_REASON ? reason : `${reason.slice(0, SHORT_REASON).trimEnd()}…`
}
