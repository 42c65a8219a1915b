'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'

/** On a computer that others use: takes everything typed out of the form and the browser, after a question. */
export function EraseDraft({ erase }: { erase: () => void }) {
  const t = useTranslations('bookings.form')
  const dialog = useRef<HTMLDialogElement>(null)

  function confirm(): void {
    dialog.current?.close()
    erase()
  }

  return (
    <>
      <p>
        <button className="btn ghost" onClick={() => dialog.current?.showModal()} type="button">
          {t('erase')}
        </button>
      </p>
      <dialog aria-labelledby="erase-question" className="ask" ref={dialog}>
        <h2 id="erase-question">{t('eraseQuestion')}</h2>
        <div className="row acts">
          <button className="btn line danger" onClick={confirm} type="button">
            {t('eraseAct')}
          </button>
          <button className="btn dark" onClick={() => dialog.current?.close()} type="button">
            {t('eraseKeep')}
          </button>
        </div>
      </dialog>
    </>
  )
}
