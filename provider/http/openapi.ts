import swagger, { type SwaggerTransformObject } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { tidyComponents } from './openapi-components'
import { addExamples } from './openapi-examples'
import { schemaNames } from './openapi-schemas'
import { TAGS } from './operations'
import type { ProviderServer } from './server'

/** Policy of the document and its page. */
export const DOCS_POLICY = { auth: 'docs', limit: 'none', cache: 'default' } as const
/** Where @fastify/swagger-ui puts routes of its own. */
export const DOCS_PREFIX = '/docs'

const addComponents = createJsonSchemaTransformObject({ schemaRegistry: schemaNames })

/** Documents every route that is registered after it. */
export function collectOpenApi(app: ProviderServer): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'SUN rent provider', version: '1.0.0' },
      tags: TAGS.map((name) => ({ name })),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: createJsonSchemaTransform({ schemaRegistry: schemaNames }),
    transformObject: finishDocument,
  })
}

/** Registers the pages of the OpenAPI document. */
export function showOpenApi(app: ProviderServer): void {
  // Its files come from this server: the page calls no other.
  app.register(swaggerUi, { routePrefix: DOCS_PREFIX, staticCSP: true })
  app.get('/openapi.json', { config: DOCS_POLICY, schema: { hide: true } }, async (_request, reply) =>
    reply.send(app.swagger()),
  )
}

const finishDocument: SwaggerTransformObject = (source) => {
  const document = tidyComponents(addComponents(source))
  addExamples(document.paths ?? {})
  nameFailures(document.paths ?? {})
  return document
}

/**
 * All failures of an operation have one schema: `default` names it once. Generators of clients write `4XX` as a status into
 * their code, which then does not compile.
 */
function nameFailures(paths: object): void {
  const operations: { responses?: Record<string, unknown> }[] = Object.values(paths).flatMap((path) =>
    Object.values(path),
  )
  for (const operation of operations) {
    if (!operation.responses?.['4XX']) continue
    const { '4XX': failure, '5XX': _same, ...named } = operation.responses
    operation.responses = { ...named, default: failure }
  }
}
