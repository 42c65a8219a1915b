import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const NAMES = ['superuser', 'replication', 'application', 'patroni', 'redis'] as const
const SECRET_BYTES = 24

const Stored = z.record(z.enum(NAMES), z.string().min(1))

/** Passwords between the programs of the cluster. */
export type ClusterSecrets = Record<(typeof NAMES)[number], string>

/** Reads the passwords; the first start makes them, for the owner of the folder alone. */
export function clusterSecrets(folder: string): ClusterSecrets {
  const path = join(folder, 'cluster-secrets.json')
  if (existsSync(path)) return Stored.parse(JSON.parse(readFileSync(path, 'utf8')))
  // Letters and digits alone: they stand in addresses and in settings files as they are.
  const made = Object.fromEntries(NAMES.map((name) => [name, randomBytes(SECRET_BYTES).toString('hex')]))
  writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  return Stored.parse(made)
}
