/** Digits alone, as many as a code may have: people paste the whole message. */
export function cleanCode(text: string): string {
  const digits = text.replace(/[\s\-‑–—]/g, '')
  return /\d{6}/.exec(digits)?.[0] ?? digits.replace(/\D/g, '')
}
