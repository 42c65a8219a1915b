'use client'

import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { DriverRefusal } from '@/lib/client-drivers/refusals'
import { DRIVERS_MAX } from '@/provider/contract/rules/client-drivers/client-driver'

/** Why nothing was done; takes the focus, because the button that was pressed may stand a screen below. */
export function RefusalLine({ refusal }: { refusal: DriverRefusal }) {
  const t = useTranslations('clientDrivers.refusals')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="errsum" ref={box} role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden className="ic" />
      <p>{t(refusal, { max: DRIVERS_MAX })}</p>
    </div>
  )
}
