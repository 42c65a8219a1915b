import { z } from 'zod'

/** An empty value in an address means "not given" (specification §3): a form sends every field that it has. */
export function given<Value extends z.ZodType>(value: Value) {
  return z.preprocess((text) => (text === '' ? undefined : text), value.optional()).optional()
}
