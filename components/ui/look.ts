/**
 * Words of a `class`, or of `data-look`: what of a component's props its stylesheet asks for. None leave no attribute. An
 * attribute, not a class for each: the browser's scripts would hold the table of all their names.
 */
export function joinTokens(...tokens: readonly (string | false | null | undefined)[]): string | undefined {
  return tokens.filter(Boolean).join(' ') || undefined
}
