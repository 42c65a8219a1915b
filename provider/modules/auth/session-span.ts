import type { SettingsService } from '@/provider/modules/settings/service'
import { sessionEnd } from '@/provider/rules/session-limits'
import type { Brought } from '@/provider/tokens'
import type { SessionSpan } from './repository'

/** When a session that begins now begins and ends. */
export function createSpans(settings: SettingsService, now: () => Date) {
  return async (brought: Brought, device: string | null): Promise<SessionSpan> => {
    const { signIn } = await settings.current()
    const at = now()
    return { at, expiresAt: sessionEnd(at, signIn), brought, device }
  }
}
