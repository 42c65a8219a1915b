import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { offers } from '@/provider/db/schema/account'
import { carModels } from '@/provider/db/schema/fleet'

export type OffersRepository = ReturnType<typeof createOffersRepository>

export function createOffersRepository(db: Database) {
  return {
    /**
     * The client's offers that can still be used, those that end first first.
     *
     * @param today the station's date, `YYYY-MM-DD`
     */
    async listOpen(clientId: number, today: string) {
      return db
        .select({
          id: offers.id,
          name: offers.name,
          priceDiscountKop: offers.priceDiscountKop,
          cvet: offers.cvet,
          features: offers.features,
          model: carModels.name,
        })
        .from(offers)
        .innerJoin(carModels, eq(carModels.id, offers.modelId))
        .where(and(eq(offers.clientId, clientId), eq(offers.state, 'active'), gte(offers.validTo, today)))
        .orderBy(asc(offers.validTo), asc(offers.id))
    },
  }
}
