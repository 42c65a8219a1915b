'use client'

import 'react-toastify/ReactToastify.css'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { onToast, type ToastMessage, takeToasts } from '@/lib/toasts/show-toast'

const SUCCESS_MS = 6_000
const ICONS = { ok: CircleCheck, bad: CircleAlert, info: Info }

export function ToastStack({ label }: { label: string }) {
  useEffect(() => {
    const showAll = () => {
      for (const message of takeToasts()) show(message)
    }
    showAll()
    return onToast(showAll)
  }, [])
  return <ToastContainer aria-label={label} hideProgressBar icon={false} position="top-right" />
}

/** Good news goes by itself, a failure stays until it is closed. */
function show(message: ToastMessage): void {
  const Icon = ICONS[message.kind]
  toast(
    <div className={`toast ${message.kind}`}>
      <Icon aria-hidden="true" className="ic" />
      <div>
        <b>{message.title}</b>
        {message.text}
      </div>
    </div>,
    { autoClose: message.kind === 'bad' ? false : SUCCESS_MS, role: message.kind === 'bad' ? 'alert' : 'status' },
  )
}
