import { and, asc, eq, type InferSelectModel } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { carClasses, carModels } from '@/provider/db/schema/fleet'
import { transferRoutes, transfers } from '@/provider/db/schema/services'

export type TransferRow = InferSelectModel<typeof transfers> &
  Pick<InferSelectModel<typeof carModels>, 'slug' | 'description' | 'selfDrive'>
export type RouteRow = InferSelectModel<typeof transferRoutes>
export type TransfersRepository = ReturnType<typeof createTransfersRepository>

export function createTransfersRepository(db: Database) {
  return {
    /** Class by class in the branch's order, the cheapest hour first. */
    async list(station: string): Promise<TransferRow[]> {
      const rows = await db
        .select({
          transfer: transfers,
          slug: carModels.slug,
          description: carModels.description,
          selfDrive: carModels.selfDrive,
        })
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
  }
}
