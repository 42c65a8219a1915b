import type { CodeRequest } from '@/provider/contract/auth'
import type { CodeChannel } from '@/provider/contract/rules/auth/codes'

/** Screens that need a code. */
export type CodeScreen = 'registration' | 'renew'

/** Returns the request for a code; a registration's goes by SMS alone, because it proves the phone. */
export function codeRequestOf(screen: CodeScreen, phone: string, channel: CodeChannel): CodeRequest {
  if (screen === 'registration') return { purpose: 'registration', phone }
  // SMS is what the provider sends when nothing is said.
  return { purpose: 'renew_password', phone, ...(channel === 'email' ? { channel } : {}) }
}
