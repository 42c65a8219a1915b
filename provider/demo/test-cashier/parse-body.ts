import type { z } from 'zod'
import { ApiError } from './api-error'

/** Checks a body. @throws {ApiError} that names the first wrong or unknown parameter */
export function parseBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const message = unknown.length > 0 ? 'Parameter is not supported' : (issue?.message ?? 'Invalid request')
  throw new ApiError(400, message, [...(issue?.path ?? []), ...unknown].join('.') || 'body')
}
