import type { ProviderServer } from './server'

/** Tokens and what is known of a client: nothing between the provider and the site may keep a copy. */
export function forbidCaching(scope: ProviderServer): void {
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })
}
