/** One row of a list: what there is, in one line whatever was typed into it. */
export function lineOf(parts: readonly (string | null)[]): string {
  return parts
    .filter((part) => part !== null && part !== '')
    .join('  ')
    .replaceAll(/[\r\n]+/g, ' ')
}
