import type { QrPicture } from '@/lib/format/qr-picture'
import type { SecondFactorSetup } from '@/provider/contract/auth'
import { isRecord } from './is-record'
import { ownHeaders } from './own-headers'
import { BrokenResponseError } from './rejection-error'
import { sendJson } from './send-json'

const PATH = '/api/account/profile/second_factor/'

export type FactorSetup = SecondFactorSetup & { qr: QrPicture }

/** Browser side of `app/api/account/profile/second_factor`. @throws {RejectionError} `step_up_required`, `conflict` */
export async function beginSecondFactor(): Promise<FactorSetup> {
  const data = await sendJson(PATH, {}, { headers: ownHeaders() })
  if (!isRecord(data) || !isRecord(data.qr)) throw new BrokenResponseError('unexpected')
  const { secret, address, qr } = data
  const { size, path } = qr
  const isWhole = typeof secret === 'string' && typeof address === 'string'
  if (!isWhole || typeof size !== 'number' || typeof path !== 'string') throw new BrokenResponseError('unexpected')
  return { secret, address, qr: { size, path } }
}

/** @throws {RejectionError} `second_factor_wrong`, `step_up_required` … */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  return readCodes(await sendJson(`${PATH}confirmation/`, { code }, { headers: ownHeaders() }))
}

/** @throws {RejectionError} `step_up_required` … */
export async function renewRecoveryCodes(): Promise<string[]> {
  return readCodes(await sendJson(`${PATH}recovery_codes/`, {}, { headers: ownHeaders() }))
}

/** @throws {RejectionError} `step_up_required` … */
export async function endSecondFactor(): Promise<void> {
  await sendJson(PATH, {}, { method: 'DELETE', headers: ownHeaders() })
}

function readCodes(data: unknown): string[] {
  const codes = isRecord(data) && Array.isArray(data.recoveryCodes) ? data.recoveryCodes : []
  if (codes.length === 0 || !codes.every((code) => typeof code === 'string'))
    throw new BrokenResponseError('unexpected')
  return codes
}
