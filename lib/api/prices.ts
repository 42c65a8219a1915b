import 'server-only'
import { PricesAnswer, type PricesQuery } from '@/provider/contract/prices'
import { callProvider } from './call-provider'

/** Everything that costs money, in the page's language; a day with what is chosen. @throws {ProviderError} */
export async function listPrices({ mileage = 'standard', insurance = 'none' }: PricesQuery): Promise<PricesAnswer> {
  const query = new URLSearchParams({ mileage, insurance })
  return callProvider({ path: `/sun/v2/prices?${query}`, answer: PricesAnswer })
}
