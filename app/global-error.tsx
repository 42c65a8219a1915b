'use client'

import './globals.css'
import { type Locale, PREFIX_OF } from '@/lib/i18n/routing'
import { splitLocale } from '@/lib/i18n/split-locale'
import en from '@/messages/en/errors.json'
import ru from '@/messages/ru/errors.json'
import zh from '@/messages/zh-CN/errors.json'

const TEXTS: Record<Locale, typeof ru> = { ru, en, 'zh-CN': zh }

/** The layout itself failed in the browser: no providers, no frame, so the texts come straight from the files. */
export default function GlobalError() {
  const { locale } = splitLocale(typeof window === 'undefined' ? '/' : window.location.pathname)
  const texts = TEXTS[locale]
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
