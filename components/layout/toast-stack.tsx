'use client'

import 'react-toastify/ReactToastify.css'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { type FocusEvent, useEffect, useId } from 'react'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { readingTime } from '@/lib/toasts/reading-time'
import { onHideToast, onToast, type ToastMessage, takeToasts, toastId } from '@/lib/toasts/show-toast'

/** More wait until one has gone. */
const AT_ONCE = 3
const ICONS = { ok: CircleCheck, bad: CircleAlert, info: Info }

/** One corner of messages: the page's, and one inside an open modal, where the page's cannot be seen or heard. */
export function ToastStack({ label }: { label: string }) {
  const containerId = useId()
  useEffect(() => {
    const showAll = () => {
      for (const message of takeToasts()) show(message, containerId)
    }
    const closeByEsc = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toast.dismiss({ containerId })
    }
    showAll()
    const stopShowing = onToast(showAll)
    const stopHiding = onHideToast((message) => toast.dismiss({ id: toastId(message), containerId }))
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
    // biome-ignore lint/a11y/noStaticElementInteractions: messages wait while the focus is in them, as they do for a mouse
    <div className="toasts" onBlur={goOn} onFocus={() => toast.pause({ containerId })}>
      <ToastContainer
        aria-label={label}
        closeOnClick
        containerId={containerId}
        hideProgressBar
        icon={false}
        limit={AT_ONCE}
        position="top-right"
      />
    </div>
  )
}

/** The same words again take the place of those that stand there, and begin anew. */
function show(message: ToastMessage, containerId: string): void {
  const id = toastId(message)
  const shown = {
    autoClose: readingTime(message),
    containerId,
    role: message.kind === 'bad' ? 'alert' : 'status',
  }
  if (toast.isActive(id, containerId)) toast.update(id, { ...shown, render: <Toast {...message} /> })
  else toast(<Toast {...message} />, { ...shown, toastId: id })
}

function Toast({ kind, title, text }: ToastMessage) {
  const Icon = ICONS[kind]
  return (
    <div className={`toast ${kind}`}>
      <Icon aria-hidden="true" className="ic" />
      <div>
        <b>{title}</b>
        {text}
      </div>
    </div>
  )
}
