import 'server-only'
import type { Client } from '@/lib/auth/actors'
import { type QrPicture, qrPicture } from '@/lib/format/qr-picture'
import {
  RecoveryCodesResponse,
  type SecondFactorConfirmation,
  SecondFactorEnd,
  SecondFactorSetup,
} from '@/provider/contract/auth'
import { callOwn } from './provider/call-own'

/** @throws {ProviderError} `step_up_required`, `conflict` */
export async function beginSecondFactor(client: Client): Promise<SecondFactorSetup & { qr: QrPicture }> {
  const setup = await callOwn({ path: 'second_factor', schema: SecondFactorSetup }, client)
  return { ...setup, qr: qrPicture(setup.address) }
}

/** @throws {ProviderError} `step_up_required`, `second_factor_wrong`, `not_found`, `conflict` */
export function confirmSecondFactor(body: SecondFactorConfirmation, client: Client): Promise<RecoveryCodesResponse> {
  return callOwn({ path: 'second_factor/confirmation', body, schema: RecoveryCodesResponse }, client)
}

/** @throws {ProviderError} `step_up_required`, `not_found` */
export function renewRecoveryCodes(client: Client): Promise<RecoveryCodesResponse> {
  return callOwn({ path: 'second_factor/recovery_codes', schema: RecoveryCodesResponse }, client)
}

/** @throws {ProviderError} `step_up_required`, `not_found` */
export function endSecondFactor(client: Client) {
  return callOwn({ path: 'second_factor', method: 'DELETE', schema: SecondFactorEnd }, client)
}
