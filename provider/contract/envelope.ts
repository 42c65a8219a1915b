import { z } from 'zod'

/** The body of every 2xx answer of the provider: `{status: 'success', data}` (PRODUCT §2). */
export function success<Answer extends z.ZodType>(answer: Answer) {
  return z.object({ status: z.literal('success'), data: answer })
}
