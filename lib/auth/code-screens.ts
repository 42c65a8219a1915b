import type { CodeRequest } from '@/provider/contract/auth'

/** Screens that need a code from the phone. */
export type CodeScreen = 'registration' | 'renew'

export const PURPOSE_OF: Record<CodeScreen, CodeRequest['purpose']> = {
  registration: 'registration',
  renew: 'renew_password',
}
