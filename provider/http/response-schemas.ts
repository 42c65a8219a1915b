import { z } from 'zod'
import { Failure, success } from '@/provider/contract/envelope'
import { schemaNames } from './openapi-schemas'

const refusals = { '4xx': Failure, '5xx': Failure }

/** The answers of a route, for checking and for OpenAPI: one success, and refusals of one shape. */
export function responses<Answer extends z.ZodType>(answer: Answer) {
  return { 200: success(answer), ...refusals }
}

/** The same for a route that makes something. */
export function createdResponses<Answer extends z.ZodType>(answer: Answer) {
  return { 201: success(answer), ...refusals }
}

/** The same for a route that streams a file; nothing checks its bytes. */
export function fileResponses(contentType: string) {
  return { 200: z.any().register(schemaNames, { description: contentType }), ...refusals }
}

export function ok<Data>(data: Data): { status: 'success'; data: Data } {
  return { status: 'success', data }
}

/** Texts come in the language of this header, Russian without it. */
export const LanguageHeader = z.object({ 'accept-language': z.string().optional() }).loose()
