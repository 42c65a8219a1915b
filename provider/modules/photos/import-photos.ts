import { readFile } from 'node:fs/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { carModels, cars } from '@/provider/db/schema/cars'
import { photos, photoVariants } from '@/provider/db/schema/photos'
import { photoFolder } from '@/provider/modules/photos/rules/photo-path'
import { recordAction } from '@/provider/records/audit/record-action'
import type { Staff } from '@/provider/rules/actors'
import type { Texts } from '@/provider/rules/i18n/language'
import { type EncodedPhoto, encodePhoto } from './encode-photo'
import { nameOf } from './list-photos'
import { type PhotoRow, selectPhotos } from './queries'
import { type FileError, type FolderPhoto, listFiles, readPhoto } from './read-folder'
import { readTexts, type TextsError } from './read-texts'

export type ImportedPhotos = { photos: number; added: number; changed: number }
export type PhotosError = { file: string; cause: FileError['cause'] | 'no_model' | 'no_car' | 'no_photo' } | TextsError
type Outcome = { why: 'no_folder' | 'empty' } | { why: null; imported: ImportedPhotos | null; errors: number }

type Import = {
  folder: string
  isDry: boolean
  onError: (error: PhotosError) => void
  /** Reports a file of which much is cut off. */
  onCut: (file: string) => void
  onProgress: (writtenCount: number, all: number) => void
}

/** `stored`: what was at its place before. */
type Change = FolderPhoto & OwnerIds & { stored: PhotoRow | undefined; text: Texts; isSameFile: boolean }
type OwnerIds = { modelId: number | null; carId: number | null }

const NO_TEXT: Texts = { ru: '', en: '', 'zh-CN': '' }

/**
 * Imports a folder of photos. All errors are reported before anything is written. Each model and each car is written in a
 * transaction of its own, because encoding takes minutes: when it is stopped, the next import goes on from there.
 */
export async function importPhotos(
  { db }: { db: Database },
  { folder, isDry, onError, onCut, onProgress }: Import,
  staff: Staff,
): Promise<Outcome> {
  const files = await listFiles(folder)
  if (files === null) return { why: 'no_folder' }
  if (files.length === 0) return { why: 'empty' }
  let errors = 0
  const report = (error: PhotosError) => {
    errors += 1
    onError(error)
  }
  const folderPhotos = await readAll(files, report)
  const changes = await findChanges(db, folder, folderPhotos, staff, report)
  if (errors > 0) return { why: null, imported: null, errors }
  for (const { file, isCut, isSameFile } of changes) if (isCut && !isSameFile) onCut(file)
  const added = changes.filter(({ stored }) => !stored).length
  const imported = { photos: folderPhotos.length, added, changed: changes.length - added }
  if (isDry) return { why: null, imported, errors }
  let writtenCount = 0
  for (const ofOwner of groupByOwner(changes)) {
    await writePhotos(db, ofOwner, staff, () => onProgress(++writtenCount, changes.length))
  }
  return { why: null, imported, errors }
}

async function readAll(
  files: Parameters<typeof readPhoto>[0][],
  report: (error: PhotosError) => void,
): Promise<FolderPhoto[]> {
  const folderPhotos: FolderPhoto[] = []
  const names = new Set<string>()
  for (const file of files) {
    const photo = await readPhoto(file, names)
    if ('cause' in photo) report(photo)
    else {
      folderPhotos.push(photo)
      names.add(photo.name)
    }
  }
  return folderPhotos
}

/** Returns what differs from the stored photos. */
async function findChanges(
  db: Database,
  folder: string,
  folderPhotos: FolderPhoto[],
  { station }: Staff,
  report: (error: PhotosError) => void,
): Promise<Change[]> {
  const texts = await readTexts(folder, report, (file) => report({ file, cause: 'name' }))
  const storedByName = new Map((await selectPhotos(db, station)).map((row) => [nameOf(row), row]))
  const names = new Set(folderPhotos.map(({ name }) => name))
  for (const name of texts.keys()) if (!names.has(name)) report({ file: name, cause: 'no_photo' })
  const idsOf = await readOwners(db, station)
  const changes: Change[] = []
  for (const photo of folderPhotos) {
    const ids = idsOf(photo)
    if (ids === null) {
      report({ file: photo.file, cause: 'slug' in photo.owner ? 'no_model' : 'no_car' })
      continue
    }
    const stored = storedByName.get(photo.name)
    const text = texts.get(photo.name) ?? stored?.text ?? NO_TEXT
    const isSameFile = stored !== undefined && (await hasFile(db, stored, photo.sha256))
    if (!isSameFile || !isSameText(text, stored.text)) changes.push({ ...photo, ...ids, stored, text, isSameFile })
  }
  return changes
}

async function readOwners(db: Database, station: string) {
  const models = await db
    .select({ id: carModels.id, slug: carModels.slug })
    .from(carModels)
    .where(eq(carModels.station, station))
  const plates = await db.select({ id: cars.id, plate: cars.gosnomer }).from(cars).where(eq(cars.station, station))
  return ({ owner }: Pick<FolderPhoto, 'owner'>): OwnerIds | null => {
    if ('slug' in owner) {
      const model = models.find(({ slug }) => slug === owner.slug)
      return model ? { modelId: model.id, carId: null } : null
    }
    const car = plates.find(({ plate }) => plate === owner.plate)
    return car ? { modelId: null, carId: car.id } : null
  }
}

/** The imported file, or one of ours as it was exported. */
async function hasFile(db: Database, { id, fileSha256 }: PhotoRow, sha256: string): Promise<boolean> {
  if (fileSha256 === sha256) return true
  const isThisContent = sql`sha256(${photoVariants.content}) = decode(${sha256}, 'hex')`
  const own = db
    .select({ one: sql`1` })
    .from(photoVariants)
    .where(and(eq(photoVariants.photoId, id), isThisContent))
  return (await own).length > 0
}

function isSameText(text: Texts, stored: Texts): boolean {
  return text.ru === stored.ru && text.en === stored.en && text['zh-CN'] === stored['zh-CN']
}

function groupByOwner(changes: readonly Change[]): Change[][] {
  const groups = new Map<string, Change[]>()
  for (const change of changes) {
    const folder = photoFolder(change.owner)
    groups.set(folder, [...(groups.get(folder) ?? []), change])
  }
  return [...groups.values()]
}

/** Encodes and writes the photos of one owner. */
async function writePhotos(db: Database, changes: Change[], staff: Staff, onEncoded: () => void): Promise<void> {
  const encoded = new Map<Change, EncodedPhoto>()
  for (const change of changes) {
    if (!change.isSameFile) encoded.set(change, await encodePhoto(await readFile(change.path)))
    onEncoded()
  }
  await db.transaction(async (tx) => {
    for (const change of changes) await writePhoto(tx, change, encoded.get(change), staff)
    const [first] = changes
    const folder = first ? photoFolder(first.owner) : ''
    await recordAction(tx, staff, 'import.photos', null, { folder, photos: changes.length })
  })
}

/** @param encoded undefined: the file is stored already, only its text differs */
async function writePhoto(
  tx: Transaction,
  { stored, modelId, carId, view, number, text, sha256 }: Change,
  encoded: EncodedPhoto | undefined,
  { station }: Staff,
): Promise<void> {
  if (stored && !encoded) {
    await tx.update(photos).set({ text }).where(eq(photos.id, stored.id))
    return
  }
  if (!encoded) throw new Error('A new photo has no content.')
  if (stored) await tx.delete(photos).where(eq(photos.id, stored.id))
  const row = { station, modelId, carId, view, number, text, fileSha256: sha256, hash: encoded.hash }
  const [inserted] = await tx.insert(photos).values(row).returning({ id: photos.id })
  if (!inserted) throw new Error('insert … returning gave no row')
  await tx.insert(photoVariants).values(encoded.variants.map((variant) => ({ ...variant, photoId: inserted.id })))
}
