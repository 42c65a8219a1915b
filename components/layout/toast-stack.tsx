'use client'

import 'react-toastify/ReactToastify.css'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useId } from 'react'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { onToast, type ToastMessage, takeToasts } from '@/lib/toasts/show-toast'

const SUCCESS_MS = 6_000
const ICONS = { ok: CircleCheck, bad: CircleAlert, info: Info }

/** One corner of messages: the page's, and one inside an open modal, where the page's cannot be seen or heard. */
export function ToastStack({ label }: { label: string }) {
  const containerId = useId()
  useEffect(() => {
    const showAll = () => {
      for (const message of takeToasts()) show(message, containerId)
    }
    showAll()
    return onToast(showAll)
  }, [containerId])
  return (
    <ToastContainer aria-label={label} containerId={containerId} hideProgressBar icon={false} position="top-right" />
  )
}

/** Good news goes by itself, a failure stays until it is closed. */
function show(message: ToastMessage, containerId: string): void {
  const Icon = ICONS[message.kind]
  toast(
    <div className={`toast ${message.kind}`}>
      <Icon aria-hidden="true" className="ic" />
      <div>
        <b>{message.title}</b>
        {message.text}
      </div>
    </div>,
    {
      containerId,
      autoClose: message.kind === 'bad' ? false : SUCCESS_MS,
      role: message.kind === 'bad' ? 'alert' : 'status',
    },
  )
}
