import { readText, writeText } from '@/lib/store/browser-storage'

const NAMES = ['partner', 'affiliate'] as const

/** Longer texts are nobody's code; the contract takes no more. */
const CODE_MAX = 100

/** Stored texts of the query's codes, or false (specification §3). */
export type Referral = Record<(typeof NAMES)[number], string | false>

/** Keeps the codes of the address, each only if none is stored yet: the first one wins. */
export function storeReferral(search: string): void {
  const query = new URLSearchParams(search)
  for (const name of NAMES) {
    const code = query.get(name)?.trim().slice(0, CODE_MAX)
    if (code && readText(name) === null) writeText(name, code)
  }
}

export function readReferral(): Referral {
  return { partner: codeOf('partner'), affiliate: codeOf('affiliate') }
}

function codeOf(name: (typeof NAMES)[number]): string | false {
  return readText(name)?.slice(0, CODE_MAX) || false
}
