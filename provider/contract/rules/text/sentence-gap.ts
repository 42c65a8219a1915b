import type { LANGUAGES } from './languages'

/** What stands between two sentences: nothing in Chinese, whose full stop brings its own room. */
export function sentenceGap(language: (typeof LANGUAGES)[number]): string {
  return language === 'zh-CN' ? '' : ' '
}
