/** Marks what belongs to a longer form of `npm test`: `@wide` to `--all`, `@long` to `--long`. */
export const MAIN = { tag: [] as string[] }
export const WIDE = { tag: ['@wide'] }
export const LONG = { tag: ['@long'] }

/** Further languages, widths and variants of what another test holds already. */
export const wide = (isWide: boolean) => (isWide ? WIDE : MAIN)
export const longForm = (isLong: boolean) => (isLong ? LONG : MAIN)

/** Within one test: whether it goes on to what only that form looks at. */
export const IS_WIDE = process.env.E2E_SHORT !== '1'
export const IS_LONG = process.env.E2E_LONG === '1'
