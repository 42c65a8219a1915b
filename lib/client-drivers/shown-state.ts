import type { OwnDriver } from '@/provider/contract/client-drivers'

export type ShownState = OwnDriver['verification'] | 'unconfirmed'

/** Tones of a tag. */
export const STATE_TONE: Record<ShownState, 'success' | 'warning' | 'danger'> = {
  incomplete: 'warning',
  unconfirmed: 'warning',
  on_review: 'warning',
  verified: 'success',
  rejected: 'danger',
}

/** `unconfirmed`: complete, but the client has not said that it is right. */
export function shownState({ verification, passport_blob, driver_license_blob }: OwnDriver): ShownState {
  return verification === 'incomplete' && passport_blob && driver_license_blob ? 'unconfirmed' : verification
}
