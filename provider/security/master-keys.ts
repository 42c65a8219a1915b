import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Of a key that encrypts something. */
export const KEY_BYTES = 32

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_LENGTH = 16

/** A key of one file or one client, as the database stores it. */
export type WrappedKey = { keyId: string; wrappedKey: string }

export type MasterKeys = ReturnType<typeof openMasterKeys>

/**
 * Opens the keys that wrap the files' own keys, and the secrets of second factors.
 *
 * @param secrets the first one wraps; the others only open what they wrapped before (docs/decisions/0027).
 */
export function openMasterKeys(secrets: readonly string[]) {
  const keys = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'files: master key', KEY_BYTES))
    return { key, id: createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_LENGTH) }
  })
  const [current] = keys
  if (!current) throw new Error('no master key')

  return {
    /** Makes a random key. @param context names what it is for: unwrapped for anything else, it does not open */
    make(context: string): WrappedKey & { key: Buffer } {
      const key = randomBytes(KEY_BYTES)
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, current.key, nonce).setAAD(Buffer.from(context))
      const wrapped = Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
      return { key, keyId: current.id, wrappedKey: wrapped.toString('base64url') }
    },

    /** @throws {Error} when the master key is not configured, or the wrapped key was changed */
    unwrap({ keyId, wrappedKey }: WrappedKey, context: string): Buffer {
      const master = keys.find(({ id }) => id === keyId)
      if (!master) throw new Error(`no master key ${keyId}`)
      const wrapped = Buffer.from(wrappedKey, 'base64url')
      const nonce = wrapped.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv(ALGORITHM, master.key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(context)).setAuthTag(wrapped.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(wrapped.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    },
  }
}
