'use client'

import { type ComponentProps, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import type { Loose } from '@/components/ui/element-props'
import { Icon } from '@/components/ui/icon/icon'
import styles from './dialog.module.css'

type Own = {
  isOpen: boolean
  /** However it was closed: by Esc, outside, its own button or by `isOpen`. */
  onClose: () => void
  /** Its heading and name; one without takes an `aria-label`. */
  title?: ReactNode
  /** Before the heading. */
  icon?: ReactNode
  /** Buttons under the content. */
  actions?: ReactNode
  /** `ask`: a question; `wide`: lays itself out, a sheet on phones; `popover`: at a place that `onOpening` gives, a sheet on phones. */
  look?: 'ask' | 'wide' | 'popover'
  /** A press beside it closes it. One that began inside, such as the end of a selection, closes nothing. */
  closesOutside?: boolean
  /** Name of a button that closes it, in the corner. */
  closeLabel?: string
  /** Just before it is shown. */
  onOpening?: (dialog: HTMLDialogElement) => void
}

type Props = Loose<Own> & Omit<ComponentProps<'dialog'>, keyof Own | 'className' | 'style' | 'open' | 'ref'>

/**
 * A native modal named by its title: the browser keeps the focus inside, makes the rest inert, closes it by Esc and gives
 * the focus back. Closed, its content stays in the page, hidden.
 */
export function Dialog(props: Props) {
  const {
    isOpen,
    onClose,
    title,
    icon,
    actions,
    look = 'ask',
    closesOutside,
    closeLabel,
    onOpening,
    children,
    ...rest
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const opening = useRef(onOpening)
  opening.current = onOpening
  const pressBegan = useRef<EventTarget | null>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (!isOpen) return element.close()
    if (look === 'wide') reserveGutter()
    opening.current?.(element)
    element.showModal()
  }, [isOpen, look])

  function closeFromOutside({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget && pressBegan.current === currentTarget) dialog.current?.close()
  }

  const close = closeLabel !== undefined && (
    <button aria-label={closeLabel} className={styles.close} onClick={() => dialog.current?.close()} type="button">
      <Icon of="x" />
    </button>
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, by the browser
    <dialog
      aria-labelledby={title === undefined ? undefined : titleId}
      {...rest}
      className={styles.dialog}
      data-look={look}
      onClick={closesOutside ? closeFromOutside : undefined}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressBegan.current = target
      }}
      ref={dialog}
    >
      {look === 'popover' && close}
      {icon}
      {title !== undefined && <h2 id={titleId}>{title}</h2>}
      {children}
      {actions && <ButtonRow align="center">{actions}</ButtonRow>}
      {look !== 'popover' && close}
    </dialog>
  )
}

/** A scrollbar that takes room must keep it while the page cannot be scrolled, or everything behind moves. */
function reserveGutter(): void {
  const page = document.documentElement
  page.toggleAttribute('data-gutter', window.innerWidth > page.clientWidth)
}
