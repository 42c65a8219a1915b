import { z } from 'zod'
import { kopecksIn } from '@/provider/gateway/amount'

export const Amount = z.strictObject({
  value: z.string().refine((text) => (kopecksIn(text) ?? 0) > 0 && /\.\d\d$/.test(text), 'must be like 100.00'),
  currency: z.literal('RUB'),
})
