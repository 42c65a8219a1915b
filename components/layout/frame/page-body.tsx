import type { ReactNode } from 'react'
import styles from './page-body.module.css'

/** The `<body>`; it places the way past the header, its one link. */
export function PageBody({ children }: { children: ReactNode }) {
  return <body className={styles.body}>{children}</body>
}
