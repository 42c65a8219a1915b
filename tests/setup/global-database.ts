import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '@/provider/db/database'
import { startEmbedded } from '@/provider/db/embedded/embedded'
import { migrate } from '@/provider/db/migrate'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { seedOnce } from '@/provider/demo/seed/seed'
import { databaseUrl } from './database-url'
import { makeQuickFolder } from './quick-folder'
import { NO_PROOF_ASKED } from './unproved-bounds'

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string
  }
}

/** The day of the demo data in every test. */
const SEEDED_AT = new Date('2026-11-21T02:00:00Z')

/** One PostgreSQL for the whole run, with a migrated and a seeded database to copy from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL
  const folder = makeQuickFolder('sun-test-')
  const server = external ? { url: external, stop: async () => undefined } : await startEmbedded({ dataDir: folder })

  if (!external) await disableDurability(server.url)

  await createTemplate(server.url, 'sun_migrated')
  await createTemplate(server.url, 'sun_seeded', async (url) => {
    const { db, close } = openDatabase(url, 1, () => undefined, true, WORK_LIMITS)
    await seedOnce(db, 'vldk', SEEDED_AT)
    await db.execute(sql`update settings set data = data || ${JSON.stringify(NO_PROOF_ASKED)}::jsonb`)
    await close()
  })
  project.provide('serverUrl', server.url)

  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Nothing here has to survive a power cut: no waiting for the disk. */
async function disableDurability(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query('select pg_reload_conf()')
  await client.end()
}

async function createTemplate(serverUrl: string, name: string, fill = async (_url: string) => {}): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  await client.end()
  const url = databaseUrl(serverUrl, name)
  await migrate(url)
  await fill(url)
}
