/** Fingerprint of the file’s content, so that browsers may keep it for ever; `tests/lib/session/boot.test.ts` holds it. */
const VERSION = '483c5895'

/** The script that runs before the first paint: the only one that blocks it. */
export const BOOT_SCRIPT = `/assets/boot.js?v=${VERSION}`
