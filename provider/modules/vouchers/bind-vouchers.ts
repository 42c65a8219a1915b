import { bind } from '@/provider/modules/bind'
import { readCalendarEntry, readKeyedVoucher, readVoucher, readVoucherText } from './read-voucher'
import { createVoucherCache } from './voucher-cache'
import { type KeyDeps, makeVoucherKey, purgeVoucherKeys } from './voucher-keys'
import { createVoucherRenderer } from './voucher-renderer'

type Deps = Omit<Parameters<typeof readKeyedVoucher>[0], 'renderVoucher'> & KeyDeps

/** Binds what is read of vouchers, with the renderer, which must be closed in the end. */
export function bindVouchers(deps: Deps) {
  const voucherRenderer = createVoucherRenderer()
  const { render: renderVoucher } = createVoucherCache(voucherRenderer)
  const reads = { readVoucher, readKeyedVoucher, readVoucherText, readCalendarEntry }
  return {
    vouchers: bind({ ...deps, renderVoucher }, { ...reads, makeVoucherKey, purgeKeys: purgeVoucherKeys }),
    voucherRenderer,
  }
}
