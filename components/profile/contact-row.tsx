'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { PanelNote } from './panel-note'
import type { Told } from './use-panel'

type Props = {
  title: string
  value: ReactNode
  note?: ReactNode
  change: string
  isOpen: boolean
  told: Told
  onOpen: () => void
  onCancel: () => void
  /** The steps of a change. */
  children: ReactNode
}

/** How the client is reached now; the steps of a change open below. */
export function ContactRow({ title, value, note, change, isOpen, told, onOpen, onCancel, children }: Props) {
  const t = useTranslations('profile')
  const isReady = useHydrated()
  return (
    <div className="contact stack">
      <div>
        <h3 className="lbl">{title}</h3>
        <p className="contact-value">{value}</p>
        {note && <p className="hint">{note}</p>}
      </div>
      <PanelNote told={told} />
      {isOpen ? (
        <>
          {children}
          <button className="btn ghost sm contact-back" onClick={onCancel} type="button">
            {t('cancel')}
          </button>
        </>
      ) : (
        <button className="btn soft sm js-only contact-back" disabled={!isReady} onClick={onOpen} type="button">
          {change}
        </button>
      )}
    </div>
  )
}
