const HIDDEN = /(?!\n)\p{Cc}|\p{Bidi_Control}|\p{Cs}|\p{Zl}|\p{Zp}/gu

/**
 * Returns a text as a terminal may show it: what would move its cursor, colour or reorder a line stands there by its code.
 * Clients wrote some of it, and a table may have been filled by another program.
 */
export function plainOutput(text: string): string {
  return text.replace(HIDDEN, (sign) =>
    sign === '\t' ? ' ' : `<${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`,
  )
}
