import en from '@/messages/en/failure.json'
import ru from '@/messages/ru/failure.json'
import zh from '@/messages/zh-CN/failure.json'
import type { Locale } from './routing'

/** In every page, for when nothing can be asked any more: whole messages only, as few as can be. */
export const FAILURE_TEXTS: Record<Locale, typeof ru> = { ru, en, 'zh-CN': zh }
