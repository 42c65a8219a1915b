import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import { isOffline, RejectionError } from './rejection-error'

/** What an area calls a rejection; `operation`: a call of the client area without a text of its own (PRODUCT §9). */
export function nameRejection<Name extends string>(
  error: unknown,
  names: Partial<Record<FailureCode, Name>>,
): Name | 'offline' | 'operation' {
  if (!(error instanceof RejectionError)) return 'operation'
  return names[error.code] ?? (isOffline(error) ? 'offline' : 'operation')
}
