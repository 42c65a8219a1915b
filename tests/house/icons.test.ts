import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ICON_NAMES } from '@/components/ui/icon/icon-names.generated'
import { iconFiles } from '../../scripts/make-icons.mjs'

/** In an `<Icon of>`, in a property `icon` of a table, or in a table `ICON_OF`. */
const PLACES = [/<Icon\b[^>]*?\bof=("[^"]*"|\{[^}]*\})/g, /\bicon: ('[^']*')/g, /\bICON_OF\b[^=]*= (\{[^}]*\})/g]

describe('icons', () => {
  it('are drawn as the installed Lucide draws them', async () => {
    for (const [path, text] of Object.entries(await iconFiles())) expect(readFileSync(path, 'utf8'), path).toBe(text)
  })

  it('are each given to an Icon somewhere', () => {
    const given = sources()
      .flatMap((text) => PLACES.flatMap((place) => [...text.matchAll(place)]))
      .flatMap(([, names = '']) => names.match(/(?<=['"])[a-z0-9-]+(?=['"])/g))
    expect(ICON_NAMES.filter((name) => !given.includes(name))).toEqual([])
  })
})

/** Without the states, which visitors do not see. */
function sources(): string[] {
  return ['app', 'components'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.states.tsx'))
      .map((name) => readFileSync(join(root, name), 'utf8')),
  )
}
