import { and, arrayContains, asc, eq, type InferSelectModel, lte } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { chauffeurs } from '@/provider/db/schema/content'
import { carClasses, carModels } from '@/provider/db/schema/fleet'
import { transferPresets, transferRoutes, transfers } from '@/provider/db/schema/services'
import type { Language } from '@/provider/rules/i18n/language'

export type TransferRow = InferSelectModel<typeof transfers> &
  Pick<InferSelectModel<typeof carModels>, 'slug' | 'name' | 'description' | 'selfDrive'>
export type RouteRow = InferSelectModel<typeof transferRoutes>
export type PresetRow = InferSelectModel<typeof transferPresets>
export type TransfersRepository = ReturnType<typeof createTransfersRepository>

export function createTransfersRepository(db: Database) {
  return {
    /** Class by class in the branch's order, the cheapest hour first. */
    async list(station: string): Promise<TransferRow[]> {
      const { slug, name, description, selfDrive } = carModels
      const rows = await db
        .select({ transfer: transfers, slug, name, description, selfDrive })
        .from(transfers)
        .innerJoin(carModels, eq(carModels.id, transfers.modelId))
        .innerJoin(carClasses, and(eq(carClasses.station, transfers.station), eq(carClasses.id, transfers.classId)))
        .where(eq(transfers.station, station))
        .orderBy(asc(carClasses.sort), asc(transfers.hourKop), asc(carModels.sort))
      return rows.map(({ transfer, ...model }) => ({ ...transfer, ...model }))
    },

    async listRoutes(station: string): Promise<RouteRow[]> {
      return db
        .select()
        .from(transferRoutes)
        .where(eq(transferRoutes.station, station))
        .orderBy(asc(transferRoutes.sort))
    },

    async listPresets(station: string): Promise<PresetRow[]> {
      return db
        .select()
        .from(transferPresets)
        .where(eq(transferPresets.station, station))
        .orderBy(asc(transferPresets.sort))
    },

    /** What the drivers of a class speak; only of those who are shown. `today`: at the station, `YYYY-MM-DD`. */
    async listLanguages(station: string, classId: string, today: string): Promise<Language[]> {
      const shown = and(eq(chauffeurs.station, station), lte(chauffeurs.publishedOn, today))
      const rows = await db
        .select({ languages: chauffeurs.languages })
        .from(chauffeurs)
        .where(and(shown, arrayContains(chauffeurs.classes, [classId])))
      return [...new Set(rows.flatMap(({ languages }) => languages))]
    },
  }
}
