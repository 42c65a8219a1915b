import type { Messages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/i18n/routing'

const MESSAGES = {
  ru: () => import('@/messages/ru/callback.json'),
  en: () => import('@/messages/en/callback.json'),
  'zh-CN': () => import('@/messages/zh-CN/callback.json'),
} satisfies Record<Locale, () => Promise<{ default: Messages['callback'] }>>

/** Code and texts of the dialog: with the phone input 60 kB, so they come with the first press. */
export async function loadDialog(locale: Locale) {
  const [{ CallbackWindow }, { default: callback }] = await Promise.all([
    import('./callback-window'),
    MESSAGES[locale](),
  ])
  return { CallbackWindow, messages: { callback } }
}

export type LoadedDialog = Awaited<ReturnType<typeof loadDialog>>
