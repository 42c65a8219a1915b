import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { ProviderServer } from './server'

/** Documents every route that is registered after it. */
export function collectOpenApi(app: ProviderServer): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'SUN rent provider', version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
  })
}

export function showOpenApi(app: ProviderServer): void {
  // Its own files from this server: no request leaves it.
  app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => reply.send(app.swagger()))
}
