import { bind } from '@/provider/modules/bind'
import { listLongTermCars, readFacts } from './list-long-term-cars'
import { readDetails } from './read-details'
import type { OfferDeps } from './read-offers'
import { submitRequest } from './submit-request'

/** Binds the offers by the month, and the requests for them. */
export function bindLongTerm(deps: OfferDeps & { secret: string }) {
  return {
    longTerm: bind(deps, { list: listLongTermCars, details: readDetails, facts: readFacts }),
    longTermRequests: bind(deps, { submit: submitRequest }),
  }
}
