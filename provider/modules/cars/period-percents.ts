import type { CarsParts } from './price-context'

/** The greatest percent of both steps of a rental's length, of models that are hired out without a driver. */
export async function periodPercents({ cars, settings }: CarsParts): Promise<{ first: number; second: number }> {
  const models = (await cars.listModels(settings.station)).filter(({ selfDrive }) => selfDrive)
  return {
    first: Math.max(0, ...models.map(({ discount1Percent }) => discount1Percent)),
    second: Math.max(0, ...models.map(({ discount2Percent }) => discount2Percent)),
  }
}
