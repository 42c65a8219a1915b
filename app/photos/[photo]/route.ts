import { streamPhoto } from '@/lib/api/photos'
import { ProviderError } from '@/lib/api/provider/errors'
import { isPhotoName } from '@/lib/photos/photo-address'

/** Its name is of its content. */
const FOREVER = 'public, max-age=31536000, immutable'

/** A file of a photo of a car, for everybody. */
export async function GET(request: Request, { params }: RouteContext<'/photos/[photo]'>): Promise<Response> {
  const { photo } = await params
  if (!isPhotoName(photo)) return plain(404)
  try {
    const file = await streamPhoto(photo, request.signal)
    const [type, length] = ['content-type', 'content-length'].map((name) => file.headers.get(name) ?? '')
    return new Response(file.body, {
      headers: { 'content-type': type ?? '', 'content-length': length ?? '', 'cache-control': FOREVER },
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return plain(error.code === 'not_found' ? 404 : 503)
  }
}

function plain(status: number): Response {
  return new Response(null, { status, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
}
