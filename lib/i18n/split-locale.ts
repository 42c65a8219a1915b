import type { Locale } from './routing'

/** `/cn/rent/` → `{locale: 'zh-CN', path: '/rent/'}`. The path always starts with a slash. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, prefix, rest] = /^\/(en|cn)(\/.*)?$/.exec(pathname) ?? []
  if (prefix === 'en') return { locale: 'en', path: rest ?? '/' }
  if (prefix === 'cn') return { locale: 'zh-CN', path: rest ?? '/' }
  return { locale: 'ru', path: pathname }
}
