/** Fingerprint of the file’s content, so that browsers may keep it for ever; `tests/lib/store/boot.test.ts` holds it. */
const VERSION = 'f3999af5'

/**
 * The script that runs before the first paint, the only one that blocks it: the page’s HTML is the same for everybody, and
 * stands at once as it will for this browser. Reads what `account-slice.ts` writes; writes what `lib/tracking/consent.ts` reads.
 */
export const BOOT_SCRIPT = `/assets/boot.js?v=${VERSION}`

/** Hash of the same content, which the browser compares before it runs the script. */
export const BOOT_INTEGRITY = 'sha256-85ma9WCPoWmGskPZgemHqapMofMv+K7ZP0zpKiP30cI='
