import { createHash } from 'node:crypto'

const CODE_LETTERS = 36

/** Returns digits that a bank or a fiscal storage would give to the object: the same each time. */
export function digitsOf(id: string, what: string, length: number): string {
  const hash = createHash('sha256').update(`${what}:${id}`).digest('hex')
  return (BigInt(`0x${hash}`) % 10n ** BigInt(length)).toString().padStart(length, '0')
}

/** Returns letters and digits in the same way: a code of authorization, an operation of SBP. */
export function lettersOf(id: string, what: string, length: number): string {
  const hash = createHash('sha256').update(`${what}:${id}`).digest('hex')
  return BigInt(`0x${hash}`).toString(CODE_LETTERS).toUpperCase().slice(0, length)
}
