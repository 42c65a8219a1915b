'use client'

import { NextIntlClientProvider, useLocale } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type LoadedDialog, loadDialog } from './load-dialog'
import { useOpeners } from './use-openers'

type Props = {
  consents: string
  hours: string | null
  minutes: number
  notifications: string
  phone: string
}

type Opened = LoadedDialog & { note: string | null; opener: HTMLElement | null }

/** Waits for a press on anything with `data-callback`, or for the address `#callback`, and then loads the dialog. */
export function CallbackHost(props: Props) {
  const locale = useLocale()
  const [opened, setOpened] = useState<Opened | null>(null)
  const afterClosing = useRef<(() => void) | null>(null)

  const open = useCallback(
    async (opener: HTMLElement | null) => {
      try {
        const note = opener?.dataset.callbackNote || null
        setOpened({ ...(await loadDialog(locale)), note, opener })
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
  const { CallbackDialog, messages, note, opener } = opened
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <CallbackDialog
        {...props}
        note={note}
        onClose={(then) => {
          afterClosing.current = () => {
            focusBack(opener)
            then?.()
          }
          setOpened(null)
        }}
      />
    </NextIntlClientProvider>
  )
}

/** The opener may have gone with the phone menu, which closes when it is left: then its button takes the focus. */
function focusBack(opener: HTMLElement | null): void {
  if (!opener) return
  const target = opener.checkVisibility() ? opener : opener.closest('details')?.querySelector('summary')
  target?.focus()
}
