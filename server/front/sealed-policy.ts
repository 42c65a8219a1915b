const NONCE = /'nonce-([A-Za-z0-9+/=_-]+)'/

/** The nonce of one rendering, from the policy of its answer; empty without one. */
export function nonceOf(policy: string): string {
  return NONCE.exec(policy)?.[1] ?? ''
}

/** The policy of a sealed page: instead of a nonce the hash of its one script. */
export function sealedPolicy(policy: string, hash: string | null): string {
  return policy
    .replace(NONCE, hash === null ? '' : `'${hash}'`)
    .replace(/ +(?=;|$)/g, '')
    .replace(/ {2,}/g, ' ')
}
