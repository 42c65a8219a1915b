import type { CarClass } from '@/provider/contract/car-data'
import { requireModel } from './price-car-rental'
import type { CarsDeps } from './price-context'
import type { ModelRow } from './queries'

export type CarScope = { ac?: CarClass | undefined; car?: string | undefined }

/** Returns one model, or those of a class, or all. @throws {FailureError} `not_found` for an unknown model */
export async function listModelsInScope(deps: CarsDeps, { ac, car }: CarScope): Promise<ModelRow[]> {
  if (car !== undefined) return [await requireModel(deps, car)]
  const models = await deps.cars.listModels(deps.settings.station)
  return ac === undefined ? models : models.filter(({ classId }) => classId === ac)
}
