import type { Locale } from './routing'

/** What stands between two sentences: nothing in Chinese, whose full stop brings its own room. */
export function sentenceGap(locale: Locale): string {
  return locale === 'zh-CN' ? '' : ' '
}
