import type { Locale } from '@/lib/i18n/routing'

// Constant on purpose: it is shown when nothing else can be rendered, so it asks nobody and loads nothing.
const TEXTS: Record<Locale, { title: string; text: string; home: string; prefix: string }> = {
  ru: {
    title: 'Страница сейчас недоступна',
    text: 'Попробуйте открыть её через минуту.',
    home: 'На главную',
    prefix: '/',
  },
  en: {
    title: 'This page is not available right now',
    text: 'We are fixing it. Please try again in a minute.',
    home: 'Home page',
    prefix: '/en/',
  },
  'zh-CN': {
    title: '页面暂时无法打开',
    text: '我们正在修复，请稍后再试。',
    home: '返回首页',
    prefix: '/cn/',
  },
}

/** The last resort: plain HTML in the visitor's language, without styles or scripts. */
export function bareFailurePage(locale: Locale, requestId: string): string {
  const { title, text, home, prefix } = TEXTS[locale]
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${prefix}">${home}</a></p><p><small>${requestId}</small></p></main></body></html>`
}
