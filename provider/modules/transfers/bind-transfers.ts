import { bind } from '@/provider/modules/bind'
import { listTransfers, readDetails, readFacts, type TransferDeps } from './list-transfers'
import { quoteTransfer } from './quote-transfer'
import { submitOrder } from './submit-order'

/** Binds cars with a driver, and the orders for them. */
export function bindTransfers(deps: TransferDeps & { secret: string }) {
  return {
    transfers: bind(deps, { list: listTransfers, details: readDetails, facts: readFacts }),
    transferOrders: bind(deps, { quote: quoteTransfer, submit: submitOrder }),
  }
}
