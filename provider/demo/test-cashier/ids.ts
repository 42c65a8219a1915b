import { randomBytes } from 'node:crypto'

const KINDS = { payment: '000f', refund: '0015', receipt: '0016' } as const
const VARIANTS = ['8', '9', 'a', 'b'] as const
const MS = 1000

export type Kind = keyof typeof KINDS

/** Returns an id like YooKassa's: seconds of its creation, kind, random. Receipts have a prefix. */
export function newId(kind: Kind | 'error'): string {
  const seconds = Math.floor(Date.now() / MS)
    .toString(16)
    .padStart(8, '0')
  const random = randomBytes(6)
  const variant = VARIANTS[(random[0] ?? 0) % VARIANTS.length]
  return `${kind === 'receipt' ? 'rt-' : ''}${seconds}-${kind === 'error' ? KINDS.payment : KINDS[kind]}-5000-${variant}000-${random.toString('hex')}`
}
