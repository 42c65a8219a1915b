import { and, arrayContains, asc, eq, type InferSelectModel, lte } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { carClasses, carModels } from '@/provider/db/schema/cars'
import { chauffeurs, transferPresets, transferRoutes, transfers } from '@/provider/db/schema/transfers'
import type { Language } from '@/provider/rules/i18n/language'

export type TransferRow = InferSelectModel<typeof transfers> &
  Pick<InferSelectModel<typeof carModels>, 'slug' | 'name' | 'description' | 'selfDrive'>
export type RouteRow = InferSelectModel<typeof transferRoutes>
export type PresetRow = InferSelectModel<typeof transferPresets>

/** Returns the models that come with a driver: class by class in the branch's order, the cheapest hour first. */
export async function listTransferRows(db: Database, station: string): Promise<TransferRow[]> {
  const { slug, name, description, selfDrive } = carModels
  const rows = await db
    .select({ transfer: transfers, slug, name, description, selfDrive })
    .from(transfers)
    .innerJoin(carModels, eq(carModels.id, transfers.modelId))
    .innerJoin(carClasses, and(eq(carClasses.station, transfers.station), eq(carClasses.id, transfers.classId)))
    .where(eq(transfers.station, station))
    .orderBy(asc(carClasses.sort), asc(transfers.hourKop), asc(carModels.sort))
  return rows.map(({ transfer, ...model }) => ({ ...transfer, ...model }))
}

/** Returns the trips that the branch offers by name, in its order. */
export async function listRouteRows(db: Database, station: string): Promise<RouteRow[]> {
  return db.select().from(transferRoutes).where(eq(transferRoutes.station, station)).orderBy(asc(transferRoutes.sort))
}

/** Returns the prefilled orders of the branch, in its order. */
export async function listPresets(db: Database, station: string): Promise<PresetRow[]> {
  return db
    .select()
    .from(transferPresets)
    .where(eq(transferPresets.station, station))
    .orderBy(asc(transferPresets.sort))
}

/**
 * Returns the languages of the published drivers of a class.
 *
 * @param today at the branch, `YYYY-MM-DD`
 */
export async function listSpokenLanguages(
  db: Database,
  station: string,
  classId: string,
  today: string,
): Promise<Language[]> {
  const isPublished = and(eq(chauffeurs.station, station), lte(chauffeurs.publishedOn, today))
  const rows = await db
    .select({ languages: chauffeurs.languages })
    .from(chauffeurs)
    .where(and(isPublished, arrayContains(chauffeurs.classes, [classId])))
  return [...new Set(rows.flatMap(({ languages }) => languages))]
}
