import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/provider/db/database'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { databaseUrl } from './database-url'

const POOL = 10

export type TestDatabase = OpenDatabase & { url: string }

/** A database of one's own, copied from a template: migrated and empty, with the demo branch, or without a table. */
export async function openTestDatabase(
  template: 'sun_migrated' | 'sun_seeded' | 'template0' = 'sun_migrated',
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${template} strategy file_copy`)
  const url = databaseUrl(inject('serverUrl'), name)
  // A machine that is busy with other tests is no error of the database.
  const { db, close } = openDatabase(url, POOL, () => undefined, true, WORK_LIMITS)
  return {
    db,
    url,
    close: async () => {
      await close()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('serverUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
