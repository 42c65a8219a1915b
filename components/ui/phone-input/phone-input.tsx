'use client'

import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import styles from './phone-input.module.css'

type Props = {
  /** Something stands in it that can be emptied. */
  isFilled: boolean
  /** Name of the button that empties it. */
  clearLabel: string
  onClear: () => void
  /** An input, or the library's with its list of countries inside an `InputBox`; what a number may be is the form's. */
  children: ReactNode
}

/** A phone number with a button that empties it and gives the focus back. The input inside has name, focus and error. */
export function PhoneInput({ isFilled, clearLabel, onClear, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)

  function clear() {
    onClear()
    frame.current?.querySelector('input')?.focus()
  }

  return (
    <div className={styles.phone} data-look={isFilled ? 'filled' : undefined} ref={frame}>
      {children}
      {isFilled && (
        <Button aria-label={clearLabel} isIconOnly onClick={clear} size="touch" variant="ghost">
          <Icon of="x" size="s" />
        </Button>
      )}
    </div>
  )
}
