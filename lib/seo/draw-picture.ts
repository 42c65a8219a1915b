import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAINTS } from '@/provider/contract/rules/cars/paints'
import { PICTURE_SIZE, type Picture } from './opengraph-picture'

const ASSETS = join(process.cwd(), 'public', 'assets')
const PAINT = /var\(--paint,\s*(#[0-9a-f]+)\)/g
/** Paint, how much of it in percent, and what it is mixed with. */
const MIXED_PAINT = /color-mix\(in oklab,\s*(#\w+)\s+(\d+)%,\s*(#\w+)\)/g

/** The whole picture as one SVG: sea, sun, ground, the car in its paint, the brand. */
export async function drawPicture(picture: Picture): Promise<string> {
  const file = 'model' in picture ? join('models', picture.model) : picture.body
  const [car, logo] = await Promise.all([
    readFile(join(ASSETS, 'cars', `${file}.svg`), 'utf8'),
    readFile(join(ASSETS, 'brand', 'logo-on-dark.svg'), 'utf8'),
  ])
  const { width, height } = PICTURE_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="og-sky" x2="0" y2="1"><stop stop-color="#0b4f5f"/><stop offset="1" stop-color="#0a2533"/></linearGradient>
    <linearGradient id="og-sun" x2="0" y2="1"><stop stop-color="#ffc533"/><stop offset="1" stop-color="#f7772f"/></linearGradient></defs>
    <path fill="url(#og-sky)" d="M0 0h${width}v${height}H0z"/>
    <path fill="url(#og-sun)" d="M240 520a360 360 0 0 1 720 0z"/>
    <path fill="#061a24" d="M0 520h${width}v110H0z"/>
    ${place(painted(car, 'model' in picture ? '$1' : PAINTS[picture.colour]), { x: 200, y: 198, width: 800, height: 375 })}
    ${place(logo.replaceAll('currentColor', '#fff'), { x: 60, y: 48, width: 276, height: 72 })}
  </svg>`
}

/** The drawings take their paint from CSS, which a picture does not have. @param paint `$1`: the drawing's own */
function painted(car: string, paint: string): string {
  return car
    .replace(PAINT, paint)
    .replace(MIXED_PAINT, (_, colour: string, percent: string, ink: string) => mix(colour, Number(percent) / 100, ink))
    .replace(/var\(--[\w-]+,([^)]*)\)/g, '$1')
}

function mix(colour: string, share: number, ink: string): string {
  const inks = channelsOf(ink)
  const mixed = channelsOf(colour).map((channel, index) => channel * share + (inks[index] ?? 0) * (1 - share))
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Red, green and blue of `#rrggbb` or `#rgb`. */
function channelsOf(colour: string): number[] {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.slice(1).match(/../g)
  return (digits ?? []).map((pair) => Number.parseInt(pair, 16))
}

function place(svg: string, box: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const attributes = Object.entries(box)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
  return svg.replace('<svg ', `<svg ${attributes} `)
}
