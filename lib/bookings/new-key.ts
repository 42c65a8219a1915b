const KEY_BYTES = 16

/** An idempotency key. Not `crypto.randomUUID`: browsers keep it from pages served over plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
