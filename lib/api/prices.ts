import 'server-only'
import { cache } from 'react'
import { PricesAnswer } from '@/provider/contract/prices'
import { callProvider } from './call-provider'

/** Everything that costs money, in the page's language; asked once per request. @throws {ProviderError} */
export const listPrices = cache(
  async (): Promise<PricesAnswer> => callProvider({ path: '/sun/v2/prices', answer: PricesAnswer }),
)
