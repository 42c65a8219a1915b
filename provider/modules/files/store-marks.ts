import { randomUUID } from 'node:crypto'
import { subDays } from 'date-fns'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { fileStoreMarks } from '@/provider/db/schema/file-store-marks'
import { type FileStore, inOneChunk, MissingFileError, readWhole } from '@/provider/file-store/file-store'
import type { FileStores } from '@/provider/file-store/open-file-store'

const NAME = '.mark'
/** A bucket that nobody used for so long is claimed again. */
const STORED_DAYS = 400

/** Server and database of this connection. A copy made by a dump, a template or a restored archive is another one. */
const THIS_DATABASE = sql<string>`(select s.system_identifier || '/' || d.oid
  from pg_control_system() s, pg_database d where d.datname = current_database())`

/** `foreign`: another database has marked the store since this one did, or instead of it. */
export type Standing = 'own' | 'unmarked' | 'foreign'

type Deps = { db: Database; now: () => Date }

/** Returns whose the store is by its mark. @throws {StoreUnavailableError} */
export async function readStanding({ db }: Pick<Deps, 'db'>, store: FileStore): Promise<Standing> {
  const mark = await readWhole(store.read(NAME)).catch((error: unknown) => {
    if (error instanceof MissingFileError) return null
    throw error
  })
  if (mark === null) return 'unmarked'
  const own = await db
    .select({ mark: sql<string>`${fileStoreMarks.mark}::text` })
    .from(fileStoreMarks)
    .where(and(eq(sql`${fileStoreMarks.mark}::text`, mark.toString('latin1')), isOfThisDatabase()))
  return own.length > 0 ? 'own' : 'foreign'
}

/**
 * Returns the stores in which this database may delete: its own ones, the first of which must be one of them; else null. A new store
 * of a new database becomes its own.
 *
 * @throws {StoreUnavailableError}
 */
export async function findOwnStores(deps: Deps, { primary, other }: FileStores): Promise<FileStore[] | null> {
  const standing = await readStanding(deps, primary)
  if (standing === 'foreign' || (standing === 'unmarked' && (await hasMarked(deps)))) return null
  if (standing === 'unmarked') await markStore(deps, primary)
  return other && (await readStanding(deps, other)) === 'own' ? [primary, other] : [primary]
}

/**
 * Writes a new mark. The database has it before the store, so that every mark of the store is one that it has, at whatever moment the
 * process ends.
 */
export async function markStore({ db, now }: Deps, store: FileStore): Promise<void> {
  const mark = randomUUID()
  await db.insert(fileStoreMarks).values({ mark, database: THIS_DATABASE, madeAt: now() })
  await store.write(NAME, inOneChunk(Buffer.from(mark)))
}

/** Marks own stores anew: a copy of the database that was made before does not have the new marks. */
export async function renewMarks(deps: Deps, stores: readonly FileStore[]): Promise<void> {
  for (const store of stores) await markStore(deps, store)
  await deps.db.delete(fileStoreMarks).where(lt(fileStoreMarks.madeAt, subDays(deps.now(), STORED_DAYS)))
}

/** Returns whether this database has ever marked a store. */
export async function hasMarked({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return (await db.select().from(fileStoreMarks).where(isOfThisDatabase()).limit(1)).length > 0
}

function isOfThisDatabase() {
  return eq(fileStoreMarks.database, THIS_DATABASE)
}
