import { bind } from '@/provider/modules/bind'
import { joinWaitlist } from './join-waitlist'
import { notifyFree } from './notify-free'
import { leaveWaitlist, listOwnEntries } from './own-entries'
import { purgeWaitlist } from './purge-waitlist'
import { signStop } from './stop-token'
import { readStopLink, stopWaiting } from './stop-waiting'
import type { WaitlistDeps } from './waitlist-deps'

export type Waitlist = ReturnType<typeof bindWaitlist>

/** Binds the use cases of the waitlist. */
export function bindWaitlist(deps: WaitlistDeps) {
  return bind(deps, {
    join: joinWaitlist,
    readStopLink,
    stop: stopWaiting,
    listOwn: listOwnEntries,
    leave: leaveWaitlist,
    notifyFree,
    purge: purgeWaitlist,
    signStop: ({ secret }: WaitlistDeps, addressHash: string) => signStop(addressHash, secret),
  })
}
