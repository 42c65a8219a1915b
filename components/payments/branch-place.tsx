import { WorkingHours } from '@/components/layout/working-hours'
import type { Settings } from '@/provider/contract/settings'
import styles from './payments.module.css'

/** Where one pays, and when. */
export function BranchPlace({ settings }: { settings: Settings }) {
  return (
    <p className={styles.place}>
      <span>{settings.address}</span> <WorkingHours settings={settings} />
    </p>
  )
}
