import type { Database } from '@/provider/db/database'
import { bind } from '@/provider/modules/bind'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { endDevice, endOtherDevices } from './end-devices'
import { endSession } from './end-session'
import { findSession } from './find-session'
import { listDevices } from './list-devices'
import { openLocations } from './locate-network'
import { purgeSessions } from './purge-sessions'

/** Binds what requests do with their session (`sessions`) and what a client does with all of theirs (`devices`). */
export function bindSessions(options: { db: Database; settings: Settings; geoipFile: string | null; now: () => Date }) {
  const deps = { ...options, locateNetwork: openLocations(options.geoipFile) }
  return {
    sessions: bind(deps, { find: findSession, end: endSession, purge: purgeSessions }),
    devices: bind(deps, { list: listDevices, endOne: endDevice, endOthers: endOtherDevices }),
  }
}
