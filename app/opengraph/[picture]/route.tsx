import { ImageResponse } from 'next/og'
import { drawPicture } from '@/lib/seo/draw-picture'
import { PICTURE_SIZE, readPicture } from '@/lib/seo/opengraph-picture'

const DAY_SECONDS = 86_400

/** As many as there are bodies and paints; each is drawn once in the life of a process. */
const drawn = new Map<string, Promise<ArrayBuffer>>()

/** The picture that messengers and search engines show beside a shared link. */
export async function GET(_request: Request, { params }: RouteContext<'/opengraph/[picture]'>): Promise<Response> {
  const { picture: name } = await params
  const picture = readPicture(name)
  if (!picture) return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } })

  let png = drawn.get(name)
  if (!png) {
    png = drawPicture(picture).then(toPng)
    drawn.set(name, png)
    png.catch(() => drawn.delete(name))
  }
  return new Response(await png, {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${DAY_SECONDS}` },
  })
}

function toPng(svg: string): Promise<ArrayBuffer> {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  // biome-ignore lint/performance/noImgElement: a picture inside a picture.
  return new ImageResponse(<img alt="" src={source} {...PICTURE_SIZE} />, PICTURE_SIZE).arrayBuffer()
}
