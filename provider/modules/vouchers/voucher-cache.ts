import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { VoucherPrinter } from './voucher-renderer'

/** About a thousand vouchers. */
const SHELF_BYTES = 32 * 1024 * 1024

/**
 * Vouchers that were made, by what stands on them: a booking that changed has another one, and a repeated or simultaneous
 * wish costs nothing.
 */
export function createVoucherShelf(printer: Pick<VoucherPrinter, 'print'>) {
  const shelf = new LRUCache<string, Buffer>({ maxSize: SHELF_BYTES, sizeCalculation: ({ length }) => length })
  const inWork = new Map<string, Promise<Buffer>>()

  return {
    /** @throws {FailureError} `unavailable` */
    async take(content: string): Promise<Buffer> {
      const name = createHash('sha256').update(content).digest('base64')
      const kept = shelf.get(name)
      if (kept) return kept
      const printed = inWork.get(name) ?? printer.print(content).finally(() => inWork.delete(name))
      inWork.set(name, printed)
      const pdf = await printed
      shelf.set(name, pdf)
      return pdf
    },
  }
}
