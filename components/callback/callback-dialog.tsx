'use client'

import './callback.css'
import { useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { ToastStack } from '@/components/layout/frame/toast-stack'
import { Icon } from '@/components/ui/icon/icon'
import type { AskedCar } from '@/lib/callback/ask-rules'
import { showToast } from '@/lib/toasts/show-toast'
import type { StationMoment } from '@/provider/contract/rules/dates/station-time'
import { AskForm } from './ask-form'
import { CallbackForm } from './callback-form'
import { CallbackLead, type CallbackTerms } from './callback-lead'

type Props = {
  consents: string
  terms: CallbackTerms
  /** When it opened. */
  at: StationMoment
  notifications: string
  phone: string
  /** What the link that opened it says (`callback-link.tsx`). */
  said: DOMStringMap | undefined
  /** `then` runs when the dialog has left the page. */
  onClose: (then?: () => void) => void
}

/** A native modal: the browser keeps the focus inside, closes it by Esc and makes the rest inert. */
export function CallbackDialog({ consents, terms, at, notifications, phone, said = {}, onClose }: Props) {
  const t = useTranslations('callback')
  const { callbackNote: note, askCar: car, askDates: dates = '' } = said
  const about = car ? { car, dates } : null
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressBegan = useRef<EventTarget | null>(null)

  useEffect(() => {
    // A scrollbar that takes room must keep it while the page cannot be scrolled, or everything behind moves.
    const page = document.documentElement
    page.toggleAttribute('data-gutter', window.innerWidth > page.clientWidth)
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  /** A press that began in the form, such as the end of a selection, closes nothing. */
  function closeByBackdrop({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget && pressBegan.current === currentTarget) onClose()
  }

  const leadOf = ({ dates }: AskedCar) => (dates === '' ? t('ask.lead') : t('ask.leadOnDates', { dates }))
  const leaveWith = (title: string, text: string) => onClose(() => showToast({ kind: 'ok', title, text }))
  const form = { consents, phone, onCancel: () => onClose() }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, by the browser
    <dialog
      aria-labelledby={title}
      className="callback"
      onClick={closeByBackdrop}
      onClose={() => onClose()}
      onPointerDown={({ target }) => {
        pressBegan.current = target
      }}
      ref={dialog}
    >
      <div className="dlg">
        <div className="main">
          <h2 id={title}>{about ? t('ask.title', about) : t('title')}</h2>
          {about ? <p className="muted">{leadOf(about)}</p> : <CallbackLead {...terms} at={at} />}
          {note && <p className="note">{t('note', { note })}</p>}
          <ToastStack label={notifications} />
          {about ? (
            <AskForm {...form} about={about} onSent={() => leaveWith(t('ask.sentTitle'), t('ask.sentText'))} />
          ) : (
            <CallbackForm {...form} onSent={() => leaveWith(t('sentTitle'), t('sentText'))} />
          )}
        </div>
        <div className="art" />
        <button aria-label={t('close')} className="x" onClick={() => onClose()} type="button">
          <Icon of="x" />
        </button>
      </div>
    </dialog>
  )
}
