import { ImageResponse } from 'next/og'
import { drawPicture } from '@/lib/seo/draw-picture'
import { PICTURE_NAMES, PICTURE_SIZE, readPicture } from '@/lib/seo/opengraph-picture'

// Drawn by the build and by nothing else: a drawing takes the whole process, and visitors would wait for it.
export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams(): { picture: string }[] {
  return PICTURE_NAMES.map((picture) => ({ picture }))
}

/** The picture that messengers and search engines show beside a shared link. */
export async function GET(_request: Request, { params }: RouteContext<'/opengraph/[picture]'>): Promise<Response> {
  const picture = readPicture((await params).picture)
  if (!picture) return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } })
  const svg = await drawPicture(picture)
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  // biome-ignore lint/performance/noImgElement: ImageResponse draws plain elements, and next/image belongs to pages.
  return new ImageResponse(<img alt="" src={source} {...PICTURE_SIZE} />, PICTURE_SIZE)
}
