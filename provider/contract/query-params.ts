import { z } from 'zod'

/**
 * Returns the schema of a parameter that may be absent. An empty value counts as absent (specification §3): a form
 * sends every field.
 */
export function optionalParam<Value extends z.ZodType>(value: Value) {
  return z.preprocess((text) => (text === '' ? undefined : text), value.optional()).optional()
}

/** Returns the schema of the values of one filter, joined by commas; a car fits when one of them does. */
export function several<const Values extends readonly [string, ...string[]]>(values: Values) {
  return commaList(z.array(z.enum(values)).max(values.length))
}

/** Returns the schema of a list that is joined by commas. */
export function commaList<List extends z.ZodType>(list: List) {
  return z
    .preprocess((text) => (typeof text === 'string' && text !== '' ? text.split(',') : undefined), list.optional())
    .optional()
}
