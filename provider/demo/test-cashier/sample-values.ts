import { createHash } from 'node:crypto'

const CODE_LETTERS = 36

/** Digits that a bank, or a fiscal storage, would give to this object: always the same, so that every answer agrees. */
export function digitsOf(id: string, what: string, length: number): string {
  const hash = createHash('sha256').update(`${what}:${id}`).digest('hex')
  return (BigInt(`0x${hash}`) % 10n ** BigInt(length)).toString().padStart(length, '0')
}

/** The same with capital letters: a code of authorization, an operation of SBP. */
export function lettersOf(id: string, what: string, length: number): string {
  const hash = createHash('sha256').update(`${what}:${id}`).digest('hex')
  return BigInt(`0x${hash}`).toString(CODE_LETTERS).toUpperCase().slice(0, length)
}
