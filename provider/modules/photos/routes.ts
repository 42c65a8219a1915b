import { z } from 'zod'
import { PhotoFileName } from '@/provider/contract/photos'
import { operations } from '@/provider/http/operations'
import { fileResponses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import type { Photos } from './read-photos'

const docs = operations('photos', { readPhoto: 'Read a file of a photo of a car' })
const config = { auth: 'app', limit: 'none', cache: 'default' } as const
const params = z.strictObject({ name: PhotoFileName })
/** Its name is of its content. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Registers the route of photos of cars. */
export function photosRoutes(app: ProviderServer, photos: Pick<Photos, 'readFile'>): void {
  app.get(
    '/sun/v2/photos/:name',
    { config, schema: { ...docs.readPhoto, params, response: fileResponses('image/avif, image/webp or image/jpeg') } },
    async ({ params: { name } }, reply) => {
      const { type, content } = await photos.readFile(name)
      return reply.header('cache-control', FOREVER).type(type).send(content)
    },
  )
}
