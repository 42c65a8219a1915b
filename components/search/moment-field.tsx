'use client'

import { useLocale } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { beforeTime, formatFieldDay } from '@/lib/search/field-day'
import styles from './moment-field.module.css'

/** Of the browser's own controls while the field's button stands for them: they hold the values of the form. */
const BENEATH = { 'aria-hidden': true, tabIndex: -1 } as const

type Props = {
  label: string
  /** `cell`: in the search panel, which has the frame; `field`: in a form; `end`: in the calendar. */
  look: 'cell' | 'field' | 'end'
  /** `YYYY-MM-DD` */
  date: string
  time?: string
  /** Shown while there is no day. */
  empty: string
  /** The one that the calendar is open for. */
  isCurrent?: boolean
  /** The day can also be typed: Tab reaches the browser's own control, which comes up then. */
  isTyped?: boolean
  /** Nothing could be opened: the browser's own controls come up. */
  isNative?: boolean
  describedBy?: string | undefined
  onOpen: (field: HTMLElement) => void
  onApproach?: () => void
  ref?: Ref<HTMLFieldSetElement>
  /** The browser's own controls. Without scripts they are the field. */
  children: (beneath: typeof BENEATH | Record<never, never>) => ReactNode
}

/** A day, with its time where it has one, in the language of the page over the browser's own controls. */
export function MomentField({ label, look, date, time, empty, ref, children, ...props }: Props) {
  const { isCurrent, isTyped, isNative } = props
  const locale = useLocale()
  const isReady = useHydrated() && !isNative
  const day = formatFieldDay(date, locale)
  const text = day && time ? `${beforeTime(day, locale)} ${time}` : (day ?? empty)
  return (
    <fieldset
      className={styles.moment}
      data-current={isCurrent || undefined}
      data-look={look}
      data-native={isNative || undefined}
      ref={ref}
    >
      <legend>{label}</legend>
      <div>
        {/* Of another version of Unicode's data the browser may shorten a month in another way. */}
        <b aria-hidden="true" data-empty={day === null || undefined} suppressHydrationWarning>
          {day && time ? (
            <>
              <span suppressHydrationWarning>{beforeTime(day, locale)}</span> <span>{time}</span>
            </>
          ) : (
            text
          )}
        </b>
        {children(isReady && !isTyped ? BENEATH : {})}
      </div>
      {isReady && (
        <button
          aria-describedby={props.describedBy}
          aria-haspopup={look === 'end' ? undefined : 'dialog'}
          aria-label={`${label}: ${text}`}
          aria-pressed={look === 'end' ? isCurrent === true : undefined}
          className="no-print"
          onClick={({ currentTarget }) => props.onOpen(currentTarget)}
          onFocus={props.onApproach}
          onPointerEnter={props.onApproach}
          type="button"
        />
      )}
    </fieldset>
  )
}
