'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice/notice'
import type { ClientDriverRejection } from '@/lib/client-drivers/rejections'
import { DRIVERS_MAX } from '@/provider/contract/rules/client-drivers/client-driver'

/** Why nothing was done; takes the focus, because the button that was pressed may stand a screen below. */
export function RejectionLine({ rejection }: { rejection: ClientDriverRejection }) {
  const t = useTranslations('clientDrivers.rejections')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Notice kind="error" ref={box} role="alert" tabIndex={-1}>
      <p>{t(rejection, { max: DRIVERS_MAX })}</p>
    </Notice>
  )
}
