import { isNull } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { files } from '@/provider/db/schema/files'
import type { StoreKind } from '@/provider/file-store/file-store'
import { type FileStoreOptions, openFileStores } from '@/provider/file-store/open-file-store'
import { recordAction } from '@/provider/records/audit/record-action'
import type { Staff } from '@/provider/rules/actors'
import { markStore, readStanding, type Standing } from './store-marks'

type Deps = { db: Database; now: () => Date }

/** `withoutRow`: deleted once the store is this database's. `withoutFile`: rows whose file is not there. */
export type StoreReport = {
  kind: StoreKind
  standing: Standing
  files: number
  withoutRow: number
  withoutFile: number
}

/** Compares the store of files with the database, so that whoever claims it knows what will be deleted. */
export async function inspectStore({ db }: Deps, options: FileStoreOptions): Promise<StoreReport> {
  const { primary, other } = openFileStores(options)
  const rows = await db.select({ id: files.id }).from(files).where(isNull(files.removedAt))
  const recorded = new Set(rows.map(({ id }) => id))
  const stored = new Set<string>()
  for await (const { id } of primary.list()) stored.add(id)
  const anywhere = new Set(stored)
  for await (const { id } of other?.list() ?? []) anywhere.add(id)
  return {
    kind: primary.kind,
    standing: await readStanding({ db }, primary),
    files: stored.size,
    withoutRow: [...stored].filter((id) => !recorded.has(id)).length,
    withoutFile: [...recorded].filter((id) => !anywhere.has(id)).length,
  }
}

/** Makes the store this database's own, whatever mark it has: another database then deletes nothing in it any more. */
export async function claimStore(deps: Deps, options: FileStoreOptions, staff: Staff): Promise<void> {
  const { primary } = openFileStores(options)
  await deps.db.transaction((tx) => recordAction(tx, staff, 'files.claim', null, { store: primary.kind }))
  await markStore(deps, primary)
}
