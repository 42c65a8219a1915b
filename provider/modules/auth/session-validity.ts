import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { sessionEnd } from '@/provider/rules/sessions/session-limits'
import type { Brought } from '@/provider/security/tokens'
import type { SessionSpan } from './queries'

/** When a session that begins now begins and ends. */
export function createSpans(settings: SettingsService, now: () => Date) {
  return async (brought: Brought, device: string | null): Promise<SessionSpan> => {
    const { signIn } = await settings.current()
    const at = now()
    return { at, expiresAt: sessionEnd(at, signIn), brought, device }
  }
}
