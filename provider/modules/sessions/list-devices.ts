import { readDevice } from '@/provider/contract/rules/sessions/devices'
import type { SessionsResponse } from '@/provider/contract/sessions'
import type { Database } from '@/provider/db/database'
import type { Bound } from '@/provider/modules/bind'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { Client } from '@/provider/rules/actors'
import { idleSince } from '@/provider/rules/sessions/session-limits'
import type { endDevice, endOtherDevices } from './end-devices'
import type { LocateNetwork } from './locate-network'
import { listLiveSessions } from './queries'

type Deps = { db: Database; settings: Settings; locateNetwork: LocateNetwork; now: () => Date }

/** Browsers in which a client is signed in. */
export type Devices = {
  list: Bound<typeof listDevices>
  endOne: Bound<typeof endDevice>
  endOthers: Bound<typeof endOtherDevices>
}

/** Returns the client's live sessions: the session of the request first, then the last used. */
export async function listDevices(
  { db, settings, locateNetwork, now }: Deps,
  { clientId, sessionId }: Pick<Client, 'clientId' | 'sessionId'>,
): Promise<SessionsResponse> {
  const at = now()
  const { signIn } = await settings.current()
  const rows = await listLiveSessions(db, clientId, at, idleSince(at, signIn))
  const isCurrent = ({ id }: { id: string }) => id === sessionId
  return {
    items: [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))].map(
      ({ id, createdAt, lastSeenAt, device, network }) => ({
        id,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: id === sessionId,
        device: readDevice(device),
        network,
        location: network === null ? null : locateNetwork(network),
      }),
    ),
  }
}
