'use client'

import './globals.css'
import { Notice } from '@/components/layout/frame/notice'
import { Button } from '@/components/ui/button/button'
import { Text } from '@/components/ui/text/text'
import { FAILURE_TEXTS } from '@/lib/i18n/failure-texts'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { splitLocale } from '@/lib/i18n/split-locale'

/** The layout itself failed in the browser: no providers, no frame. */
export default function GlobalError() {
  const { locale } = splitLocale(typeof window === 'undefined' ? '/' : window.location.pathname)
  const texts = FAILURE_TEXTS[locale]
  // A whole page load: the router is part of what failed.
  const home = (
    <Button href={`${PREFIX_OF[locale]}/`} isExternal>
      {texts.errorPage3}
    </Button>
  )
  return (
    <html lang={locale}>
      <body>
        <Notice actions={home} as="main" title={texts.errorPage2}>
          <Text tone="muted">{texts.failureText}</Text>
        </Notice>
      </body>
    </html>
  )
}
