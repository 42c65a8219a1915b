'use client'

import { useEffect } from 'react'
import { showToast } from '@/lib/toasts/show-toast'
import { goal } from '@/lib/tracking/goal'

type Props = { failureTitle: string; failureText: string }

/** What the page hears everywhere: a press on the phone, and a call to a door that nobody else answers for (§8). */
export function Gestures({ failureTitle, failureText }: Props) {
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-goal="pressphone"]')) goal('pressphone')
    }
    const fail = ({ reason }: PromiseRejectionEvent) => {
      // By its name: the class brings the table of all rejections, which no text page needs.
      const isRejection = reason instanceof Error && reason.name === 'RejectionError'
      if (isRejection) showToast({ kind: 'bad', title: failureTitle, text: failureText })
    }
    document.addEventListener('click', press)
    window.addEventListener('unhandledrejection', fail)
    return () => {
      document.removeEventListener('click', press)
      window.removeEventListener('unhandledrejection', fail)
    }
  }, [failureTitle, failureText])
  return null
}
