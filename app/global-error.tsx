'use client'

import './globals.css'
import { FAILURE_TEXTS } from '@/lib/i18n/failure-texts'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { splitLocale } from '@/lib/i18n/split-locale'

/** The layout itself failed in the browser: no providers, no frame. */
export default function GlobalError() {
  const { locale } = splitLocale(typeof window === 'undefined' ? '/' : window.location.pathname)
  const texts = FAILURE_TEXTS[locale]
  return (
    <html lang={locale}>
      <body>
        <main className="wrap section notice">
          <title>{texts.errorPage2}</title>
          <h1>{texts.errorPage2}</h1>
          <p className="muted">{texts.failureText}</p>
          {/* A whole page load: the router is part of what failed. */}
          <a className="btn primary" href={`${PREFIX_OF[locale]}/`}>
            {texts.errorPage3}
          </a>
        </main>
      </body>
    </html>
  )
}
