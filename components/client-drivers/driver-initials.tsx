import type { OwnDriver } from '@/provider/contract/client-drivers'
import styles from './drivers.module.css'

/** In place of a picture; the name stands beside it. */
export function DriverInitials({ driver }: { driver: Pick<OwnDriver, 'last_name' | 'first_name'> }) {
  const letters = [driver.last_name, driver.first_name].map((name) => [...name][0] ?? '').join('')
  return (
    <span aria-hidden="true" className={styles.initials}>
      {letters}
    </span>
  )
}
