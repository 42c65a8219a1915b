'use client'

import Cookies from 'js-cookie'
import { useEffect } from 'react'
import { LANGUAGE_CODE } from '@/lib/i18n/languages'
import type { Locale } from '@/lib/i18n/routing'

const EXPIRES_DAYS = 365

/** Language of messages to a guest. Written here, because a public page carries no Set-Cookie; it redirects nobody. */
export function LocaleCookie({ locale }: { locale: Locale }) {
  useEffect(() => {
    Cookies.set('i18n_redirected', LANGUAGE_CODE[locale], {
      expires: EXPIRES_DAYS,
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
    })
  }, [locale])
  return null
}
