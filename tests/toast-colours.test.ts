import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** WCAG 2.2, 1.4.3: of text; a sign needs 3 (1.4.11). */
const LEAST = 4.5

const tokens = readFileSync('app/tokens.css', 'utf8')
const sheet = readFileSync('components/layout/frame/toasts.module.css', 'utf8')

it.each([':root', '@media (prefers-color-scheme:dark){:root'])(
  'the cross of a message stands out from the message: %s',
  (theme) => {
    const { color = '', opacity } = rule('.toasts :global(.Toastify__close-button)')
    const background = rule('.toasts :global(.Toastify)')['--toastify-color-light'] ?? ''
    expect(opacity).toBe('1')
    expect(contrast(colourOf(color, theme), colourOf(background, theme))).toBeGreaterThanOrEqual(LEAST)
  },
)

function rule(selector: string): Record<string, string> {
  const [, body = ''] = `\n${sheet}`.split(`\n${selector} {`)[1]?.match(/^([^}]*)/) ?? []
  return Object.fromEntries([...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

/** `var(--name)` → `#rrggbb`, by way of other names. */
function colourOf(value: string, theme: string): string {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  if (name === undefined) return value === '#fff' ? '#ffffff' : value
  const named = (of: string) =>
    tokens
      .split(`${of}{`)[1]
      ?.split('\n}')[0]
      ?.match(new RegExp(`${name}:([^;]+);`))?.[1]
  return colourOf(named(theme) ?? named(':root') ?? '', theme)
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
