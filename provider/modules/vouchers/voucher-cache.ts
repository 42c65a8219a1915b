import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { VoucherRenderer } from './voucher-renderer'

/** About a thousand vouchers. */
const MAX_BYTES = 32 * 1024 * 1024

/**
 * Caches vouchers by their content: a booking that changed has another voucher, and a repeated or simultaneous request
 * renders none.
 */
export function createVoucherCache(renderer: Pick<VoucherRenderer, 'render'>) {
  const cached = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length })
  const running = new Map<string, Promise<Buffer>>()

  return {
    /** @throws {FailureError} `unavailable` */
    async render(content: string): Promise<Buffer> {
      const name = createHash('sha256').update(content).digest('base64')
      const voucher = cached.get(name)
      if (voucher) return voucher
      const rendering = running.get(name) ?? renderer.render(content).finally(() => running.delete(name))
      running.set(name, rendering)
      const pdf = await rendering
      cached.set(name, pdf)
      return pdf
    },
  }
}
