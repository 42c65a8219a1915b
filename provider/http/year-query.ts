import { z } from 'zod'

/** The query of a list by years; without it the list has every year. */
export const YearQuery = z.strictObject({
  year: z
    .string()
    .regex(/^\d{4}$/)
    .transform(Number)
    .optional(),
})
