import { z } from 'zod'
import { FAILURE_CODES } from './rules/failure-codes'

/** Returns the schema of the body of every 2xx response of the provider: `{status: 'success', data}` (PRODUCT §2). */
export function success<Data extends z.ZodType>(data: Data) {
  return z.object({ status: z.literal('success'), data })
}

/**
 * The body of every non-2xx response. `message` is for logs, never for visitors. `fields` maps a field's path to a
 * reason; `details` holds what the code's own screen needs (`price_changed`: `oldTotalKop`, `newTotalKop`).
 */
export const Failure = z.object({
  status: z.literal('error'),
  error: z.object({
    code: z.enum(FAILURE_CODES),
    message: z.string(),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  }),
})
export type Failure = z.infer<typeof Failure>
