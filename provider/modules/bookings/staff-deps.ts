import type { Database } from '@/provider/db/database'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { Staff } from '@/provider/rules/actors'

/** What the use cases of the staff work with. */
export type StaffDeps = { db: Database; settings: Settings; now: () => Date }

/** A booking by its number, and the operator who asks for an action. */
export type StaffRequest = { number: string; operator: string }

/** Returns the operator with the branch and the present moment. */
export function staffOf({ settings, now }: Pick<StaffDeps, 'settings' | 'now'>, operator: string): Staff {
  return { station: settings.station, operator, at: now() }
}
