'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { secondsBetween, secondsLeft } from '@/lib/bookings/seconds-left'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { ExpiredDialog } from './expired-dialog'
import styles from './hold-timer.module.css'
import type { RebookButtonsProps } from './rebook-buttons'
import { RenewButton } from './renew-button'

const TICK_MS = 1000
/** Minutes at which the rest is read out; more often would only disturb. */
const ANNOUNCED_MINUTES = [5, 1]

type Props = RebookButtonsProps & {
  holdUntil: string
  /** The server's moment: the first HTML and the first render count from it. */
  now: string
  renewalsLeft: number
}

/** How long the car stays held, and how to keep it longer. At zero a dialog offers to take it again. */
export function HoldTimer({ holdUntil, now, renewalsLeft, ...again }: Props) {
  const t = useTranslations('bookings.review')
  const left = useSecondsLeft(holdUntil, now)
  const announced = ANNOUNCED_MINUTES.findLast((minutes) => left <= minutes * 60 && left > (minutes - 1) * 60)
  return (
    <div className={styles.hold}>
      <Icon of="hourglass" />
      <p>
        {t('holdTitle')}
        {sentenceGap(useLocale())}
        <b aria-label={t('holdTimer')} role="timer">
          {t('holdClock', clockOf(left))}
        </b>
      </p>
      <VisuallyHidden role="status">
        {announced === undefined ? '' : t('holdLeft', { minutes: announced })}
      </VisuallyHidden>
      {renewalsLeft > 0 && left > 0 && <RenewButton key={holdUntil} {...again} />}
      {left === 0 && <ExpiredDialog key={`over ${holdUntil}`} {...again} />}
    </div>
  )
}

/** Starts from the server's difference; the device's clock is read only after mount. */
function useSecondsLeft(holdUntil: string, now: string): number {
  const [left, setLeft] = useState(() => secondsBetween(now, holdUntil))
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(holdUntil, now, Date.now()))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [holdUntil, now])
  return left
}

/** Two digits for the seconds keep the words beside them still. With units, as `15:00` reads as an hour of the day. */
function clockOf(left: number) {
  return { minutes: String(Math.floor(left / 60)), seconds: String(left % 60).padStart(2, '0') }
}
