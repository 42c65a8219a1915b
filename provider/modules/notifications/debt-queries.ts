import { and, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { carModels, cars } from '@/provider/db/schema/cars'
import { damages, fines } from '@/provider/db/schema/debts'
import type { NotifiedDamage, NotifiedFine } from '@/provider/modules/notifications/rules/debt-values'

/** Finds a fine with the plate and the model of its car, or null. */
export async function findFine(db: Database, station: string, id: number): Promise<NotifiedFine | null> {
  const [row] = await db
    .select({ fine: fines, model: carModels.name, plate: cars.gosnomer })
    .from(fines)
    .innerJoin(cars, eq(cars.id, fines.carId))
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .where(and(eq(fines.id, id), eq(fines.station, station)))
  if (!row) return null
  const { fine, ...car } = row
  return { ...fine, ...car, kind: 'fine', number: fine.decisionNumber }
}

/** Finds a damage with the plate and the model of its car, or null. */
export async function findDamage(db: Database, station: string, id: number): Promise<NotifiedDamage | null> {
  const [row] = await db
    .select({ damage: damages, model: carModels.name, plate: cars.gosnomer })
    .from(damages)
    .innerJoin(cars, eq(cars.id, damages.carId))
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .where(and(eq(damages.id, id), eq(damages.station, station)))
  if (!row) return null
  const { damage, model, plate } = row
  return { ...damage, model, plate, kind: 'damage', name: damage.damage }
}
