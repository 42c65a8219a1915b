import type { ElementType, ReactNode } from 'react'
import type { ElementProps } from '@/components/ui/element-props'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { joinTokens } from '@/components/ui/look'
import styles from './notice.module.css'

type Own = {
  /** Errors and warnings stand in a box; `success` and `info` are a line of small text. */
  kind: 'error' | 'warning' | 'success' | 'info'
  /** An error has one by itself; null for none. */
  icon?: ReactNode
  heading?: ReactNode
  level?: 2 | 3 | 4
  /** Room above it, wherever it stands. */
  isApart?: boolean
}

type Props<E extends ElementType> = ElementProps<E, Own>

/**
 * What went wrong or should be known. What comes after the page asks for `role="alert"` or `"status"`; what takes the
 * focus, for `tabIndex={-1}` and a ref. Beside the icon stands one element: more of them are wrapped by the caller.
 */
export function Notice<E extends ElementType = 'div'>(props: Props<E>) {
  const { as, kind, icon, heading, level, isApart, children, ...native } = props as Props<'div'>
  const Element: ElementType = as ?? 'div'
  return (
    <Element {...native} className={styles.notice} data-look={joinTokens(kind, isApart && 'apart')}>
      {icon === undefined && kind === 'error' ? <Icon of="circle-alert" /> : icon}
      {heading ? (
        <div>
          <Heading level={level} size="s">
            {heading}
          </Heading>
          {children}
        </div>
      ) : (
        children
      )}
    </Element>
  )
}
