import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SPRITE } from '@/components/ui/icon/sprite.generated'
import { iconFiles } from '../../scripts/make-icons.mjs'

const sprite = readFileSync('public/assets/icons.svg', 'utf8')
const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)

describe('icons', () => {
  it('are drawn as the installed Lucide draws them', async () => {
    for (const [path, text] of Object.entries(await iconFiles())) expect(readFileSync(path, 'utf8'), path).toBe(text)
  })

  it('are addressed by the content of their file', () => {
    const hash = createHash('sha256').update(sprite).digest('hex')
    expect(SPRITE).toBe(`/assets/icons.svg?v=${hash.slice(0, 8)}`)
  })

  it('each have a drawing, and each drawing is shown somewhere', () => {
    const sources = sourcesWithIcons()
    const named = new Set(
      sources.flatMap((text) => [...text.matchAll(/<Icon [^>]*\bof="([^"]+)"/g)].map(([, name]) => name)),
    )
    expect(named.size).toBeGreaterThan(40)
    expect([...named].filter((name) => !drawn.includes(name))).toEqual([])
    const words = new Set(
      sources.flatMap((text) => [...text.matchAll(/(['"])([a-z0-9-]+)\1/g)].map(([, , word]) => word)),
    )
    expect(drawn.filter((name) => !words.has(name))).toEqual([])
  })
})

/** A name may also stand in a table or a choice beside its icon. */
function sourcesWithIcons(): string[] {
  const files = ['app', 'components'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  )
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(join('components', 'ui', 'icon')))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes("'@/components/ui/icon/"))
}
