/**
 * Whether somebody typed one of these last names: case, spaces and ё do not count. Null: not known, which nobody types.
 */
export function isSurnameOf(typed: string, known: readonly (string | null)[]): boolean {
  const asked = bare(typed)
  // What stands in the place of a forgotten name is no name.
  return /\p{L}/u.test(asked) && known.some((name) => name !== null && bare(name) === asked)
}

function bare(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s/g, '').replaceAll('ё', 'е')
}
