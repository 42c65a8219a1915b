import type { Settings } from '@/provider/modules/settings/bind-settings'
import { sessionEnd } from '@/provider/rules/sessions/session-limits'
import type { PresentedCredentials } from '@/provider/security/tokens'

/** When a session begins and ends, what its browser had before, and what the browser calls itself. */
export type SessionValidity = { at: Date; expiresAt: Date; presented: PresentedCredentials; device: string | null }

/** Returns the validity of a session that begins now. */
export async function sessionValidity(
  { settings, now }: { settings: Settings; now: () => Date },
  presented: PresentedCredentials,
  device: string | null,
): Promise<SessionValidity> {
  const { signIn } = await settings.current()
  const at = now()
  return { at, expiresAt: sessionEnd(at, signIn), presented, device }
}
