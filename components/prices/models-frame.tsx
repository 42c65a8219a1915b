import type { ReactNode } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import styles from './models.module.css'

/** The table of all models, in groups, with `Cell` and `GroupRow`; named by its caption, which is not drawn. */
export function ModelsFrame({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <table className={styles.models}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      {children}
    </table>
  )
}

/** A row over those of its `<tbody>` that names them. */
export function GroupRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr data-look="group">
      <th colSpan={columns} scope="rowgroup">
        {children}
      </th>
    </tr>
  )
}
