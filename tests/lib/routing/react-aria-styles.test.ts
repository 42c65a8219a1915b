import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pagePolicy, REACT_ARIA_STYLES } from '@/lib/routing/content-security-policy'

const PRIVATE = 'node_modules/react-aria/dist/private'

/** The constant text that a module of React Aria gives to its `<style>`, as the browser gets it. */
function styleText(module: string): string {
  const source = readFileSync(`${PRIVATE}/${module}.mjs`, 'utf8')
  const [, text = ''] = /style\.textContent = `([^`]*)`\s*\.trim\(\)/.exec(source) ?? []
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? ''
  return text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim()
}

describe('styles of React Aria', () => {
  it('are the ones that the policy allows by their hashes', () => {
    const hashes = ['interactions/usePress', 'overlays/usePreventScroll'].map(
      (module) => `sha256-${createHash('sha256').update(styleText(module)).digest('base64')}`,
    )
    expect(hashes).toEqual([...REACT_ARIA_STYLES])
  })

  it('are the only exceptions: no style is allowed wholesale', () => {
    const policy = pagePolicy('nonce', '/')
    expect(policy).toContain(`style-src 'self' '${REACT_ARIA_STYLES[0]}' '${REACT_ARIA_STYLES[1]}';`)
    expect(policy).not.toContain('unsafe-inline')
  })
})
