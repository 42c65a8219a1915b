'use client'

import { createContext, type ReactNode, use } from 'react'
import { type Locale, routing } from './routing'

const Language = createContext<Locale>(routing.defaultLocale)

/** Tells the frame its language without next-intl, whose part in the browser comes with the pages that write sentences there. */
export function PageLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <Language value={locale}>{children}</Language>
}

export function usePageLocale(): Locale {
  return use(Language)
}
