import { newId } from './ids'

const CODES = {
  400: 'invalid_request',
  401: 'invalid_credentials',
  404: 'not_found',
  415: 'invalid_request',
  429: 'too_many_requests',
  500: 'internal_server_error',
} as const
export type ApiStatus = keyof typeof CODES

/** An error in the form of API v3. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: ApiStatus,
    description: string,
    readonly parameter?: string,
  ) {
    super(description)
  }
}

/** Returns the body of an error response of API v3. */
export function errorBody({ status, message, parameter }: ApiError) {
  return {
    type: 'error',
    id: newId('error'),
    code: CODES[status],
    description: message,
    ...(parameter ? { parameter } : {}),
    ...(status === 429 ? { retry_after: 1000 } : {}),
  }
}
