/** Fingerprint of the file’s content, so that browsers may keep it for ever; `tests/lib/store/boot.test.ts` holds it. */
const VERSION = 'aab31f0f'

/**
 * The script that runs before the first paint, the only one that blocks it: the page’s HTML is the same for everybody, and
 * stands at once as it will for this browser. Reads what `account-slice.ts` writes; writes what `lib/tracking/consent.ts` reads.
 *
 * Its comments stand here, because every page loads the file:
 * - `boundTexts`: texts that may become HTML or a script (decision 155): an empty script of React, the bar, JSON (which does
 *   nothing as a script), files of ours.
 * - `askAboutCookies`: a press counts before React is there; only "continue" also allows analytics, by the text of that version.
 *   "ask" is the way back, in the footer. `endAnalytics`: its script runs on in this document, so the next one is loaded whole.
 * - `openColumns`: the groups of the footer stand open where they are columns: a sheet shows it, this says it to screen readers.
 * - `holdEarlyForms`: a form that is sent before React is there waits for it: `use-typed-before.ts`.
 * - `dropLostPhotos`: a photo that cannot be loaded gives way to the drawing behind it.
 * - `greetClient`: who is signed in, as the header is parsed, a piece at a time; React finds the texts that it would write itself.
 */
export const BOOT_SCRIPT = `/assets/boot.js?v=${VERSION}`

/** Hash of the same content, which the browser compares before it runs the script. */
export const BOOT_INTEGRITY = 'sha256-qrMfD8Uu4FqTSd7UWnriB1MFtXFruUer9eg1AlAbKeU='
