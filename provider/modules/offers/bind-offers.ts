import { bind } from '@/provider/modules/bind'
import { listOffers, type OfferDeps } from './list-offers'
import { prepareOffer } from './prepare-offer'

/** Binds the list of a client's offers and the choice of one for a rental. */
export function bindOffers(deps: OfferDeps) {
  return bind(deps, { list: listOffers, prepare: prepareOffer })
}
