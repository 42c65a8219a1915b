import type { CodePurpose } from '@/provider/contract/rules/codes'

/** Screens that need a code from the phone. */
export type CodeScreen = 'registration' | 'renew'

export const PURPOSE_OF: Record<CodeScreen, CodePurpose> = { registration: 'registration', renew: 'renew_password' }
