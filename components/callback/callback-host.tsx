'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { stationNow } from '@/lib/callback/station-now'
import { usePageLocale } from '@/lib/i18n/page-language'
import type { StationMoment } from '@/provider/contract/rules/dates/station-time'
import type { CallbackTerms } from './callback-lead'
import { type LoadedDialog, loadDialog } from './load-dialog'
import { useTriggers } from './use-triggers'

type Props = {
  consents: string
  terms: CallbackTerms
  notifications: string
  phone: string
}

type OpenDialog = LoadedDialog & { at: StationMoment; trigger: HTMLElement | null }

/** Waits for a press on anything with `data-callback`, or for the address `#callback`, and then loads the dialog. */
export function CallbackHost(props: Props) {
  const locale = usePageLocale()
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const afterClose = useRef<(() => void) | null>(null)

  const open = useCallback(
    async (trigger: HTMLElement | null) => {
      try {
        setOpenDialog({ ...(await loadDialog(locale)), trigger: trigger, at: stationNow() })
      } catch {
        // The code cannot be had: the link leads where it leads without JavaScript.
        if (trigger instanceof HTMLAnchorElement) window.location.assign(trigger.href)
      }
    },
    [locale],
  )
  useTriggers(open)

  // Once the dialog has left the page: a message in it would go with it.
  useEffect(() => {
    if (openDialog) return
    afterClose.current?.()
    afterClose.current = null
  }, [openDialog])

  if (!openDialog) return null
  const { CallbackWindow, messages, at, trigger } = openDialog
  return (
    <CallbackWindow
      {...props}
      at={at}
      locale={locale}
      messages={messages}
      triggerData={trigger?.dataset}
      onClose={(then) => {
        afterClose.current = () => {
          focusBack(trigger)
          then?.()
        }
        setOpenDialog(null)
      }}
    />
  )
}

/** The trigger may have gone with the phone menu, which closes when it is left: then its button takes the focus. */
function focusBack(trigger: HTMLElement | null): void {
  if (!trigger) return
  const target = trigger.checkVisibility() ? trigger : trigger.closest('details')?.querySelector('summary')
  target?.focus()
}
