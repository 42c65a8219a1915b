/**
 * Headers of `auth-client/*` (PRODUCT §2): the client's token travels as the bearer, so the fixed token and the value of
 * the session cookie have headers of their own.
 */
export const APP_TOKEN_HEADER = 'x-app-token'
export const SESSION_HEADER = 'x-session'
