/** Paints of the drawings by the colour of a plate (`cvet`); the site has the same, a test holds them together. */
const PAINTS: ReadonlyMap<string, string> = new Map([
  ['белый', '#f0f3f3'],
  ['чёрный', '#15191d'],
  ['серебристый', '#c4ced4'],
  ['серый', '#7c8b93'],
  ['синий', '#1f3346'],
  ['красный', '#a3262b'],
  ['зелёный', '#1f4a3d'],
  ['жёлтый', '#ffb92e'],
  ['бирюзовый', '#0f6f80'],
  ['бежевый', '#c3b285'],
  ['бордовый', '#6a2230'],
  ['коричневый', '#6b4a35'],
])

/** Returns the paint of a colour; null: the drawing keeps its own. */
export function paintOf(cvet: string): string | null {
  return PAINTS.get(cvet.trim().toLowerCase()) ?? null
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
