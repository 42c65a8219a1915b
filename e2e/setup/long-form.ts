/** Marks further languages, widths and variants of what another test holds already: only `npm test -- --long` runs them. */
export const LONG_FORM = '@long'

export function longForm(isLong: boolean): { tag: string[] } {
  return { tag: isLong ? [LONG_FORM] : [] }
}

/** Within one test: whether it goes on to what only the long form looks at. */
export const IS_LONG = process.env.E2E_LONG === '1'
