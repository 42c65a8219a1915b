import type { OwnDriver } from '@/provider/contract/client-drivers'

export type DriverState = OwnDriver['verification'] | 'unconfirmed'

/** Tones of a tag. */
export const STATE_TONE: Record<DriverState, 'success' | 'warning' | 'danger'> = {
  incomplete: 'warning',
  unconfirmed: 'warning',
  on_review: 'warning',
  verified: 'success',
  rejected: 'danger',
}

/** `unconfirmed`: complete, but the client has not said that it is right. */
export function driverStateOf({ verification, passport_blob, driver_license_blob }: OwnDriver): DriverState {
  return verification === 'incomplete' && passport_blob && driver_license_blob ? 'unconfirmed' : verification
}
