'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { TakeAgain, type TakeAgainProps } from './take-again'

/** Opens over the review when the time is over; the page under it stays as it is. */
export function ExpiredDialog(props: TakeAgainProps) {
  const t = useTranslations('bookings.expired')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog aria-labelledby="hold-over" className="ask" ref={dialog}>
      <Icon of="hourglass" size="l" />
      <h2 id="hold-over">{t('title')}</h2>
      <p>{t('text')}</p>
      <TakeAgain {...props} />
    </dialog>
  )
}
