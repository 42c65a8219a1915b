/**
 * Header of a call with an `Idempotency-Key`: `version:SHA-256` of the body as the browser sent it to the site, before any
 * default was filled in. A retry is known by it though the site or the provider was upgraded in between.
 */
export const REQUEST_HASH_HEADER = 'x-request-hash'

/** Version of the rule by which the hash is made (`canonicalJson`); hashes of two versions are never compared. */
export const REQUEST_HASH_VERSION = 1

export const REQUEST_HASH = /^\d{1,4}:[0-9a-f]{64}$/
