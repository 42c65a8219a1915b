'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import type { DisputeProps } from './dispute-fields'

const DisputeFields = lazy(async () => ({ default: (await import('./dispute-fields')).DisputeFields }))

/** Why the client does not agree, once; opened over the page so that the list stays where it is. */
export function DisputeForm(props: DisputeProps) {
  const t = useTranslations('debts.dispute')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Neither the form nor its code is there before somebody asks for it.
  const [isOpen, setIsOpen] = useState(false)

  function open(): void {
    setIsOpen(true)
    dialog.current?.showModal()
  }

  return (
    <>
      <button
        aria-label={t('openOf', { name: props.name })}
        className="btn ghost sm js-only"
        onClick={open}
        type="button"
      >
        {t('open')}
      </button>
      <dialog aria-labelledby={titleId} className="ask" ref={dialog}>
        <h2 id={titleId}>{t('title')}</h2>
        {isOpen && (
          <Suspense>
            <DisputeFields {...props} close={() => dialog.current?.close()} />
          </Suspense>
        )}
      </dialog>
    </>
  )
}
