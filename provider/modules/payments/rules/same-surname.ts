/**
 * Returns whether the typed text is one of these surnames: case, spaces and ё do not count. Null: an unknown surname,
 * which matches nothing.
 */
export function isSurnameOf(typed: string, surnames: readonly (string | null)[]): boolean {
  const typedLetters = normaliseSurname(typed)
  // The placeholder of an erased surname has no letters.
  return (
    /\p{L}/u.test(typedLetters) && surnames.some((name) => name !== null && normaliseSurname(name) === typedLetters)
  )
}

function normaliseSurname(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s/g, '').replaceAll('ё', 'е')
}
