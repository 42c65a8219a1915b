import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { withDatabase } from '@/provider/db/pool/addresses'
import { openClient } from '@/provider/db/pool/open-pool'
import { asOwner } from './copy-tables'

const PREFIX = 'sun_rehearsal_'
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Runs the work with an empty database beside the one of the address. The role must be allowed to create databases.
 *
 * @throws {NotOwnerError}
 */
export async function inScratch<Result>(url: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const client = openClient({ connectionString: url })
  await client.connect()
  try {
    await dropLeftovers(client)
    const name = `${PREFIX}${Date.now()}_${randomBytes(4).toString('hex')}`
    await asOwner(() => client.query(`create database ${name} template template0`))
    try {
      return await work(withDatabase(url, name))
    } finally {
      await client.query(`drop database ${name} with (force)`)
    }
  } finally {
    await client.end()
  }
}

/** Drops databases of rehearsals that were killed: their names say when they began. */
async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ '^${PREFIX}[0-9]+_[0-9a-f]+$'
       and datdba = (select oid from pg_roles where rolname = current_user)`,
  )
  const leftovers = rows.filter(({ name }) => Number(name.split('_')[2]) < Date.now() - DAY_MS)
  for (const { name } of leftovers) await client.query(`drop database if exists ${name}`)
}
