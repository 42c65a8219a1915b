import { bind } from '@/provider/modules/bind'
import { readCalendarEntry, readVoucher, readVoucherText, type VoucherDeps } from './read-voucher'
import { createVoucherCache } from './voucher-cache'
import { createVoucherRenderer } from './voucher-renderer'

/** Binds what is read of vouchers, with the renderer, which must be closed in the end. */
export function bindVouchers(deps: Omit<VoucherDeps, 'renderVoucher'>) {
  const voucherRenderer = createVoucherRenderer()
  const { render: renderVoucher } = createVoucherCache(voucherRenderer)
  const useCases = { readVoucher, readVoucherText, readCalendarEntry }
  return { vouchers: bind({ ...deps, renderVoucher }, useCases), voucherRenderer }
}
