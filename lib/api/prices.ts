import 'server-only'
import type { PricedModel } from '@/lib/prices/priced-model'
import { type PriceRow, type PricesQuery, PricesResponse } from '@/provider/contract/prices'
import { callProvider } from './provider/call-provider'

export type PriceBook = Omit<PricesResponse, 'rows'> & { models: PricedModel[] }

/** Everything that costs money, in the page's language; a day with what is chosen. @throws {ProviderError} */
export async function listPrices({ mileage = 'standard', insurance = 'none' }: PricesQuery): Promise<PriceBook> {
  const query = new URLSearchParams({ mileage, insurance })
  const { rows, ...rest } = await callProvider({ path: `/sun/v2/prices?${query}`, schema: PricesResponse })
  return { ...rest, models: rows.map(toPricedModel) }
}

/** Wire names → ours, once (PRODUCT §2). */
function toPricedModel({ naimenovanie, class: classId, prices, ...row }: PriceRow): PricedModel {
  return {
    ...row,
    name: naimenovanie,
    classId,
    prices: prices.map(({ Period, seasonId, terms }) => ({ period: Period, seasonId, terms })),
  }
}
