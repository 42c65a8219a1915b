'use client'

import { useSearchParams } from 'next/navigation'
import { type SyntheticEvent, useSyncExternalStore } from 'react'
import { LANGUAGES } from '@/lib/i18n/languages'
import { usePathname } from '@/lib/i18n/navigation'
import { usePageLocale } from '@/lib/i18n/page-language'
import { PREFIX_OF } from '@/lib/i18n/routing'

/** The same page in the other languages; whole page loads, so that every text is of one language. */
export function LanguageLinks() {
  const current = usePageLocale()
  const path = usePathname()
  const query = useQuery()
  return LANGUAGES.map(({ locale, label, name }) => (
    <a
      aria-current={locale === current ? 'true' : undefined}
      aria-label={name}
      href={`${PREFIX_OF[locale]}${path}${query}`}
      hrefLang={locale}
      key={locale}
      lang={locale}
      onClick={copyQuery}
      onPointerDown={copyQuery}
    >
      {label}
    </a>
  ))
}

/** A choice may have gone into the address since the last render; a press takes it along, in a new tab as well. */
function copyQuery({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.search = window.location.search
}

/** Empty on the server and during hydration: a public page is the same bytes whatever its query. */
function useQuery(): string {
  // Renders again when the query changes; the text itself comes from the address bar.
  useSearchParams()
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.search,
    () => '',
  )
}
