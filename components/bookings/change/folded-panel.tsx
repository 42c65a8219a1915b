import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import styles from './folded-panel.module.css'

type Props = {
  title: string
  /** What it holds, in short. */
  note: string
  /** On the right, such as a sum. */
  end?: ReactNode
  /** Open, because a field of it has an error. */
  isOpen?: boolean | undefined
  children: ReactNode
}

/** A panel that says in two lines what it holds, and opens. */
export function FoldedPanel({ title, note, end, isOpen, children }: Props) {
  return (
    <Panel as="details" open={isOpen}>
      <summary className={styles.fold}>
        <span>
          <b>{title}</b>
          <span>{note}</span>
        </span>
        {end && <b>{end}</b>}
        <Icon of="chevron-down" />
      </summary>
      {children}
    </Panel>
  )
}
