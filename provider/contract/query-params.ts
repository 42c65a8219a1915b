import { z } from 'zod'

/** An empty value in an address means "not given" (specification §3): a form sends every field that it has. */
export function given<Value extends z.ZodType>(value: Value) {
  return z.preprocess((text) => (text === '' ? undefined : text), value.optional()).optional()
}

/** Values of one filter, joined by commas: any of them fits. */
export function several<const Values extends readonly [string, ...string[]]>(values: Values) {
  const list = z.array(z.enum(values)).max(values.length)
  return z
    .preprocess((text) => (typeof text === 'string' && text !== '' ? text.split(',') : undefined), list.optional())
    .optional()
}
