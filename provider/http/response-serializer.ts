import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import { $ZodType, safeParse } from 'zod/v4/core'

/**
 * Checks every response against its schema and drops fields that are not in it. It parses, while the type provider's own
 * compiler encodes: our responses have no codec, so the result is the same and a list of cars takes a fifth of the time.
 */
export const serializeResponse: FastifySerializerCompiler<unknown> = ({ schema, method, url }) => {
  if (!(schema instanceof $ZodType)) throw new TypeError(`${method} ${url} has an answer that is no zod schema`)
  return (data) => {
    const { error, data: checked } = safeParse(schema, data)
    if (error) throw new ResponseSerializationError(method, url, { cause: error })
    return JSON.stringify(checked)
  }
}
