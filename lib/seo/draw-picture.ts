import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAINTS, PICTURE_SIZE, type Picture } from './opengraph-picture'

const ASSETS = join(process.cwd(), 'public', 'assets')
/** How much of the paint is left in a car's outlines, of 1: what `color-mix` does in the drawings. */
const OUTLINE_PAINT = 0.58
const OUTLINE_INK = [2, 8, 12]

/** The whole picture as one SVG: sea, sun, ground, the car in its paint, the brand. */
export async function drawPicture({ body, colour }: Picture): Promise<string> {
  const [car, logo] = await Promise.all([
    readFile(join(ASSETS, 'cars', `${body}.svg`), 'utf8'),
    readFile(join(ASSETS, 'brand', 'logo-on-dark.svg'), 'utf8'),
  ])
  const { width, height } = PICTURE_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="og-sky" x2="0" y2="1"><stop stop-color="#0b4f5f"/><stop offset="1" stop-color="#0a2533"/></linearGradient>
    <linearGradient id="og-sun" x2="0" y2="1"><stop stop-color="#ffc533"/><stop offset="1" stop-color="#f7772f"/></linearGradient></defs>
    <path fill="url(#og-sky)" d="M0 0h${width}v${height}H0z"/>
    <path fill="url(#og-sun)" d="M240 520a360 360 0 0 1 720 0z"/>
    <path fill="#061a24" d="M0 520h${width}v110H0z"/>
    ${place(painted(car, PAINTS[colour]), { x: 200, y: 198, width: 800, height: 375 })}
    ${place(logo.replaceAll('currentColor', '#fff'), { x: 60, y: 48, width: 276, height: 72 })}
  </svg>`
}

/** The drawings take their paint from CSS, which a picture does not have. */
function painted(car: string, paint: string): string {
  return car
    .replace(/color-mix\(in oklab,\s*var\(--paint,[^)]*\)[^)]*\)/g, outline(paint))
    .replace(/var\(--paint,[^)]*\)/g, paint)
    .replace(/var\(--[\w-]+,([^)]*)\)/g, '$1')
}

function outline(paint: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(paint.slice(start, start + 2), 16))
  const mixed = channels.map(
    (channel, index) => channel * OUTLINE_PAINT + (OUTLINE_INK[index] ?? 0) * (1 - OUTLINE_PAINT),
  )
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

function place(svg: string, box: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const attributes = Object.entries(box)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
  return svg.replace('<svg ', `<svg ${attributes} `)
}
