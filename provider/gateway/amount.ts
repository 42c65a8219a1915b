const AMOUNT = /^(\d{1,12})(?:\.(\d{1,2}))?$/

/** Returns kopecks as the gateway writes them: `100.00`. It moves digits and divides nothing. */
export function roubleText(kop: number): string {
  if (!Number.isSafeInteger(kop) || kop < 0) throw new RangeError('Kopecks are a whole number, not below zero.')
  const digits = String(kop).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Returns null for a text that is no amount. */
export function kopecksIn(text: string): number | null {
  const [, roubles, kopecks = ''] = AMOUNT.exec(text) ?? []
  return roubles === undefined ? null : Number(roubles + kopecks.padEnd(2, '0'))
}
