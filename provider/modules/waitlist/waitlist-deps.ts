import type { Database } from '@/provider/db/database'
import type { Cars } from '@/provider/modules/cars/bind-cars'
import type { Settings } from '@/provider/modules/settings/bind-settings'

/** `secret`: key of the hashes of addresses and networks, and of the links in letters. */
export type WaitlistDeps = { db: Database; cars: Cars; settings: Settings; secret: string; now: () => Date }
