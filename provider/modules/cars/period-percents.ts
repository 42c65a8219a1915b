import type { CarsDeps } from './price-context'

/** Returns the greatest discount of both steps of a rental's length, among cars without a driver. */
export async function periodPercents({ cars, settings }: CarsDeps): Promise<{ first: number; second: number }> {
  const models = (await cars.listModels(settings.station)).filter(({ selfDrive }) => selfDrive)
  return {
    first: Math.max(0, ...models.map(({ discount1Percent }) => discount1Percent)),
    second: Math.max(0, ...models.map(({ discount2Percent }) => discount2Percent)),
  }
}
