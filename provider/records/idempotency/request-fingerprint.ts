import { createHash } from 'node:crypto'

/**
 * By what a retry is known. `sentHash`: what was sent and who asked, with the rule's name before the colon; null in rows
 * of before migration 0038. `requestHash`: the rule of that time (`legacy-request-hash.ts`), kept in every row, because a
 * provider of before may run beside this one.
 */
export type Fingerprint = { requestHash: string; sentHash: string | null }

/** @param who everything beside the body that makes it another request: what it is about, the visit, the client. */
export function fingerprintOf(
  sent: string,
  who: readonly (string | number | null)[],
  requestHash: string,
): Fingerprint {
  const [rule, hash] = sent.split(':')
  const text = JSON.stringify([hash, ...who])
  return { requestHash, sentHash: `${rule}:${createHash('sha256').update(text).digest('hex')}` }
}

/**
 * Whether the request under a known key is the one that was answered. Hashes of one rule are compared; where only one of
 * the two has it (a row of before the upgrade, a retry by way of a site of before), the old rule decides.
 */
export function isSameRequest(kept: Fingerprint, asked: Fingerprint): boolean {
  if (ruleOf(kept) !== null && ruleOf(kept) === ruleOf(asked)) return kept.sentHash === asked.sentHash
  return kept.requestHash === asked.requestHash
}

function ruleOf({ sentHash }: Fingerprint): string | null {
  return sentHash?.split(':')[0] ?? null
}
