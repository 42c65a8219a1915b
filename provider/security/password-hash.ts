import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, hashRaw, parseOptions, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

// Argon2id is the library's default. OWASP's first choice for servers: 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Node.js reads files and resolves names in four threads, which hashes share: one thread and one core stay free. */
const THREADS = 4

export const HASHES_AT_ONCE = Math.max(1, Math.min(availableParallelism(), THREADS) - 1)

const limitHashing = pLimit(HASHES_AT_ONCE)

/** Compared when no client has the phone, so that the response takes as long as with a client. */
let dummy: Promise<string> | null = null

/**
 * Hashes a password. Composed and decomposed characters count as the same, because keyboards type them differently.
 *
 * @param salt of a demo only, whose rows are the same each time; a random one otherwise.
 */
export function hashPassword(password: string, salt?: Buffer): Promise<string> {
  return limitHashing(() => hash(password.normalize('NFC'), { ...PARAMETERS, ...(salt ? { salt } : {}) }))
}

/** Returns whether the password has this hash. @param stored null: no client has the phone; the check takes as long */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'))
  const hashed = stored ?? (await dummy)
  const matches = await limitHashing(() => verify(hashed, password.normalize('NFC')))
  return matches && stored !== null
}

/** Returns whether the hash was made with weaker parameters than today's. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored)
  return memoryCost < PARAMETERS.memoryCost || timeCost < PARAMETERS.timeCost || parallelism < PARAMETERS.parallelism
}

/** Hashes a code by the rules of a password, but with a salt that is stored beside it, so that its hash can be looked up. */
export async function hashWithSalt(code: string, salt: Buffer): Promise<string> {
  const bytes = await limitHashing(() => hashRaw(code, { ...PARAMETERS, salt }))
  return bytes.toString('hex')
}
