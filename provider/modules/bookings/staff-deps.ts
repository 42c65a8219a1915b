import type { Database } from '@/provider/db/database'
import type { Settings } from '@/provider/modules/settings/bind-settings'

/** What the use cases of the staff work with. */
export type StaffDeps = { db: Database; settings: Settings; now: () => Date }

/** A booking by its number, and the operator who asks for an action. */
export type StaffRequest = { number: string; operator: string }
