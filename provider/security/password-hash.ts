import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

// Argon2id is the library's own choice of algorithm. OWASP's first choice for servers: 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Node.js reads files and resolves names in four threads, which hashes share: one stays free, and so does a core. */
const THREADS = 4

export const HASHES_AT_ONCE = Math.max(1, Math.min(availableParallelism(), THREADS) - 1)

const inTurn = pLimit(HASHES_AT_ONCE)

/** Compared when there is nobody to compare with, so that a stranger's answer takes as long as a client's. */
let dummy: Promise<string> | null = null

/**
 * The same letters typed on another keyboard are the same password: composed and decomposed marks are one.
 *
 * @param salt of a demo only, whose rows are the same each time; a random one otherwise.
 */
export function hashPassword(password: string, salt?: Buffer): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), { ...PARAMETERS, ...(salt ? { salt } : {}) }))
}

/** @param stored null: nobody is registered with this phone. It takes as long. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'))
  const hashed = stored ?? (await dummy)
  const matches = await inTurn(() => verify(hashed, password.normalize('NFC')))
  return matches && stored !== null
}

/** Whether the hash was made with weaker parameters than today's. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored)
  return memoryCost < PARAMETERS.memoryCost || timeCost < PARAMETERS.timeCost || parallelism < PARAMETERS.parallelism
}
