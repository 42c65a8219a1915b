/** Cyrillic letters that look like those of a recovery code, in the order of `LATIN`. */
const CYRILLIC = 'АВЕКМНРСТУХ'
const LATIN = 'ABEKMHPCTYX'

/** Writes a recovery code as it is stored: people type small letters, spaces, and what looks alike. */
export function cleanRecoveryCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s\-‑–—]/g, '')
    .replace(/[OО]/g, '0')
    .replace(/[IL]/g, '1')
    .replace(new RegExp(`[${CYRILLIC}]`, 'g'), (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter)
}

/** Shows a recovery code in two parts. */
export function spacedRecoveryCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`
}
