import { z } from 'zod'
import { Failure, success } from '@/provider/contract/envelope'
import { schemaNames } from './openapi-schemas'

const failures = { '4xx': Failure, '5xx': Failure }

/** Returns the responses of a route, for the serializer and OpenAPI: one success, and failures of one shape. */
export function responses<Data extends z.ZodType>(data: Data) {
  return { 200: success(data), ...failures }
}

/** Returns the same for a route that creates something. */
export function createdResponses<Data extends z.ZodType>(data: Data) {
  return { 201: success(data), ...failures }
}

/** Returns the same for a route that streams a file, whose bytes are not checked. */
export function fileResponses(contentType: string) {
  return { 200: z.any().register(schemaNames, { description: contentType }), ...failures }
}

/** Returns the body of a success. */
export function ok<Data>(data: Data): { status: 'success'; data: Data } {
  return { status: 'success', data }
}

/** The language of the texts; Russian without it. */
export const LanguageHeader = z.object({ 'accept-language': z.string().optional() }).loose()
