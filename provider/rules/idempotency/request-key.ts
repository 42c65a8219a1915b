/**
 * The idempotency key of a call, and what the caller sent under it: who hashed the body, by which version of the rule, and
 * the hash, such as `browser-1:…`.
 */
export type RequestKey = { key: string; sent: string }
