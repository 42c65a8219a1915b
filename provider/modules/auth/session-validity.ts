import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { Visitor } from '@/provider/rules/actors'
import { sessionEnd } from '@/provider/rules/sessions/session-limits'
import { maskedNetwork } from '@/provider/rules/visitors/network'
import type { PresentedCredentials } from '@/provider/security/tokens'

/** When a session begins and ends, what its browser had before, what the browser calls itself, and from which network. */
export type SessionValidity = {
  at: Date
  expiresAt: Date
  presented: PresentedCredentials
  device: string | null
  network: string | null
}

/** Returns the validity of a session that begins now. */
export async function sessionValidity(
  { settings, now }: { settings: Settings; now: () => Date },
  presented: PresentedCredentials,
  { device, ip }: Pick<Visitor, 'device' | 'ip'>,
): Promise<SessionValidity> {
  const { signIn } = await settings.current()
  const at = now()
  return { at, expiresAt: sessionEnd(at, signIn), presented, device, network: maskedNetwork(ip) }
}
