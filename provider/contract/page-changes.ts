import { z } from 'zod'

/** Numbers of changes grow in the order in which they were committed. */
const number = z.coerce.number().int().nonnegative()

export const PageChangesQuery = z.strictObject({
  /** The last change that the caller has; without it only the present number is returned. */
  after: number.optional(),
})

/** What pages may have been made of has changed. */
export const PageChangesResponse = z.object({
  last: z.number().int().nonnegative(),
  /** `settings`, `cars`, `car:{slug}`, `prices`, `places`, `content` …; each once. */
  tags: z.array(z.string()),
  /** Too long ago, or another database: anything may have changed. */
  everything: z.boolean(),
})
export type PageChangesResponse = z.infer<typeof PageChangesResponse>

/** `GET sun/v2/page-changes/latest`: when each tag changed last, as far as anything has changed since the database was made. */
export const LatestChangesResponse = z.object({ changes: z.array(z.object({ tag: z.string(), at: z.iso.datetime() })) })
export type LatestChangesResponse = z.infer<typeof LatestChangesResponse>
