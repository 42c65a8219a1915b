import { WorkingHours } from '@/components/layout/working-hours'
import type { Settings } from '@/provider/contract/settings'

/** Where one pays, and when. */
export function BranchPlace({ settings }: { settings: Settings }) {
  return (
    <p className="pay-place">
      <span>{settings.address}</span> <WorkingHours settings={settings} />
    </p>
  )
}
