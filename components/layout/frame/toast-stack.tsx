'use client'

import './toastify.css'
import { type FocusEvent, useEffect, useId } from 'react'
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled'
import { Icon } from '@/components/ui/icon/icon'
import { onHideToast, toastId } from '@/lib/toasts/hide-toast'
import { drainToasts, onToast, type ToastMessage } from '@/lib/toasts/show-toast'
import styles from './toasts.module.css'

/** More wait until one has gone. */
const MOST = 3
/** Slow readers and those who hear the page; the pace is that of subtitles, halved. */
const SHORTEST_MS = 6_000
const SHORTEST_BAD_MS = 10_000
const LONGEST_MS = 20_000
const MS_PER_LETTER = 120
/** The library updates a tenth of a second late by default, and would bring back what has been taken away meanwhile. */
const AT_ONCE: object = { delay: undefined }
/** What stands there: its words → the library's id. */
type VisibleToasts = Map<string, Id>

const ICON_OF = { ok: 'circle-check', bad: 'circle-alert', info: 'info' } as const

/** One corner of messages: the page's, and one inside an open modal, where the page's cannot be seen or heard. */
export function ToastStack({ label }: { label: string }) {
  const containerId = useId()
  useEffect(() => {
    const visibleToasts: VisibleToasts = new Map()
    const showAll = () => {
      for (const message of drainToasts()) show(message, containerId, visibleToasts)
    }
    const closeByEsc = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toast.dismiss({ containerId })
    }
    showAll()
    const stopShowing = onToast(showAll)
    const stopHiding = onHideToast((message) => {
      const id = visibleToasts.get(toastId(message))
      if (id !== undefined) toast.dismiss({ id, containerId })
    })
    document.addEventListener('keydown', closeByEsc)
    return () => {
      stopShowing()
      stopHiding()
      document.removeEventListener('keydown', closeByEsc)
    }
  }, [containerId])

  function goOn({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
    if (!currentTarget.contains(relatedTarget)) toast.play({ containerId })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no control: the time of messages stops while the focus is in them
    <div className={styles.toasts} onBlur={goOn} onFocus={() => toast.pause({ containerId })}>
      <ToastContainer
        aria-label={label}
        closeOnClick
        containerId={containerId}
        hideProgressBar
        icon={false}
        limit={MOST}
        position="top-right"
      />
    </div>
  )
}

/** The same words again take the place of those that stand there, and begin anew; those on their way out go. */
function show(message: ToastMessage, containerId: string, visibleToasts: VisibleToasts): void {
  const options = {
    autoClose: readingTime(message),
    containerId,
    role: message.kind === 'bad' ? 'alert' : 'status',
  }
  const messageKey = toastId(message)
  const id = visibleToasts.get(messageKey)
  if (id !== undefined) {
    toast.update(id, { ...options, ...AT_ONCE, render: <Toast {...message} /> })
    return
  }
  // A new id each time: the library drops a message whose id is still leaving.
  visibleToasts.set(
    messageKey,
    toast(<Toast {...message} />, { ...options, onClose: () => visibleToasts.delete(messageKey) }),
  )
}

/** How long a message stays, in milliseconds: long enough to be read twice, and never for good. */
function readingTime({ kind, title, text }: ToastMessage): number {
  const least = kind === 'bad' ? SHORTEST_BAD_MS : SHORTEST_MS
  return Math.min(Math.max((title.length + text.length) * MS_PER_LETTER, least), LONGEST_MS)
}

function Toast({ kind, title, text }: ToastMessage) {
  return (
    <div data-kind={kind}>
      <Icon of={ICON_OF[kind]} />
      <div>
        <b>{title}</b>
        {text}
      </div>
    </div>
  )
}
