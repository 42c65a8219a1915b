'use client'

import './globals.css'
import { BrokenPage } from '@/components/layout/frame/broken-page'
import { FAILURE_TEXTS } from '@/lib/i18n/failure-texts'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { splitLocale } from '@/lib/i18n/split-locale'

/** The layout itself failed in the browser: no providers, no frame. */
export default function GlobalError() {
  const { locale } = splitLocale(typeof window === 'undefined' ? '/' : window.location.pathname)
  return (
    <html lang={locale}>
      <body>
        <BrokenPage home={`${PREFIX_OF[locale]}/`} texts={FAILURE_TEXTS[locale]} />
      </body>
    </html>
  )
}
