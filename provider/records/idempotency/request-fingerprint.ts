import { createHash } from 'node:crypto'

/**
 * Identifies a request. `sentHash`: of the sent body and its sender, with the rule's name before the colon; null in rows
 * that are older than the column. `requestHash`: by the older rule (`legacy-request-hash.ts`), stored in each row, because an older
 * provider may run beside this one during an upgrade.
 */
export type Fingerprint = { requestHash: string; sentHash: string | null }

/**
 * Returns the fingerprint of a request: the hash of its body together with its context.
 *
 * @param context what else makes it another request: the subject, the visit, the client
 */
export function fingerprintOf(
  sent: string,
  context: readonly (string | number | null)[],
  requestHash: string,
): Fingerprint {
  const [rule, hash] = sent.split(':')
  const text = JSON.stringify([hash, ...context])
  return { requestHash, sentHash: `${rule}:${createHash('sha256').update(text).digest('hex')}` }
}

/**
 * Returns whether the present request is the one whose response is stored. Hashes of one rule are compared; when only
 * one of the two has it (an older row, a retry through an older site), the older rule decides.
 */
export function isSameRequest(stored: Fingerprint, present: Fingerprint): boolean {
  if (ruleOf(stored) !== null && ruleOf(stored) === ruleOf(present)) return stored.sentHash === present.sentHash
  return stored.requestHash === present.requestHash
}

function ruleOf({ sentHash }: Fingerprint): string | null {
  return sentHash?.split(':')[0] ?? null
}
