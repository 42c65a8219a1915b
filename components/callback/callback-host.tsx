'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { stationNow } from '@/lib/callback/station-now'
import { usePageLocale } from '@/lib/i18n/page-language'
import type { StationMoment } from '@/provider/contract/rules/dates/station-time'
import type { CallbackTerms } from './callback-lead'
import { type LoadedDialog, loadDialog } from './load-dialog'
import { useOpeners } from './use-openers'

type Props = {
  consents: string
  terms: CallbackTerms
  notifications: string
  phone: string
}

type Opened = LoadedDialog & { at: StationMoment; opener: HTMLElement | null }

/** Waits for a press on anything with `data-callback`, or for the address `#callback`, and then loads the dialog. */
export function CallbackHost(props: Props) {
  const locale = usePageLocale()
  const [opened, setOpened] = useState<Opened | null>(null)
  const afterClosing = useRef<(() => void) | null>(null)

  const open = useCallback(
    async (opener: HTMLElement | null) => {
      try {
        setOpened({ ...(await loadDialog(locale)), opener, at: stationNow() })
      } catch {
        // The code cannot be had: the link leads where it leads without JavaScript.
        if (opener instanceof HTMLAnchorElement) window.location.assign(opener.href)
      }
    },
    [locale],
  )
  useOpeners(open)

  // Once the dialog has left the page: a message in it would go with it.
  useEffect(() => {
    if (opened) return
    afterClosing.current?.()
    afterClosing.current = null
  }, [opened])

  if (!opened) return null
  const { CallbackWindow, messages, at, opener } = opened
  return (
    <CallbackWindow
      {...props}
      at={at}
      locale={locale}
      messages={messages}
      said={opener?.dataset}
      onClose={(then) => {
        afterClosing.current = () => {
          focusBack(opener)
          then?.()
        }
        setOpened(null)
      }}
    />
  )
}

/** The opener may have gone with the phone menu, which closes when it is left: then its button takes the focus. */
function focusBack(opener: HTMLElement | null): void {
  if (!opener) return
  const target = opener.checkVisibility() ? opener : opener.closest('details')?.querySelector('summary')
  target?.focus()
}
