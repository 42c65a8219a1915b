import { findColour, PAINTS } from '@/provider/contract/rules/cars/paints'

/** Returns the paint of a colour (`cvet`); null: the drawing keeps its own. */
export function paintOf(cvet: string): string | null {
  const colour = findColour(cvet)
  return colour && PAINTS[colour]
}

/** Returns a drawing whose colours need no CSS: a renderer of SVG knows no `var()` and no `color-mix()`. */
export function paintDrawing(svg: string, paint: string | null): string {
  return svg
    .replace(/var\(--paint,\s*(#[0-9a-f]{6})\)/gi, (_, own: string) => paint ?? own)
    .replace(/var\(--[\w-]+,\s*([^()]*)\)/g, '$1')
    .replace(
      /color-mix\(in oklab,\s*(#[0-9a-f]{6}) (\d+)%,\s*(#[0-9a-f]{3,6})\)/gi,
      (_, base: string, percent: string, ink: string) => mixed(base, ink, Number(percent) / 100),
    )
}

function mixed(base: string, ink: string, share: number): string {
  const inks = channels(ink)
  const mix = channels(base).map((channel, index) => Math.round(channel * share + (inks[index] ?? 0) * (1 - share)))
  return `#${mix.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16))
}
