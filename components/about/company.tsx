import type { Settings } from '@/provider/contract/settings'
import { Branch } from './branch'
import styles from './company.module.css'
import { CompanyCard } from './company-card'

/** The branch and the company behind it, side by side. */
export function Company({ settings }: { settings: Settings }) {
  return (
    <div className={styles.pair}>
      <Branch settings={settings} />
      <CompanyCard settings={settings} />
    </div>
  )
}
