import { preload } from 'react-dom'
import type { Locale } from '@/lib/i18n/routing'

/** Subsets that the first screen of a language certainly needs. Chinese uses the system's faces: nothing to load. */
const SUBSETS: Record<Locale, string[]> = { ru: ['cyrillic-core', 'latin-core'], en: ['latin-core'], 'zh-CN': [] }

export function preloadFonts(locale: Locale): void {
  for (const subset of SUBSETS[locale])
    preload(`/assets/fonts/onest-${subset}.woff2`, {
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
    })
}
