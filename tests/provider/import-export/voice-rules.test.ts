import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { VOICE_RULES } from '@/provider/modules/import-export/rules/voice-rules'

const VOICE = readFileSync('docs/voice.md', 'utf8')
const rows = Object.values(VOICE_RULES).flat()

describe('docs/voice.md', () => {
  it('has the wordings that an import warns of, and no others', () => {
    const written = [...VOICE.matchAll(/^\| `(.+)` \| `(.+)` \|$/gm)].map(([, avoid, write]) => ({ avoid, write }))
    expect(written).toEqual(rows.map(({ avoid, write }) => ({ avoid, write })))
  })

  it('has forty terms in three languages, and ten rules for each', () => {
    const [, terms = ''] = VOICE.split('| Russian | English | Chinese |\n|---|---|---|\n')
    expect(terms.split('\n\n')[0]?.split('\n')).toHaveLength(40)
    expect(VOICE.match(/^\d+\. /gm)).toHaveLength(30)
  })

  it.each(rows)('finds “$avoid”, and not what stands instead', ({ avoid, pattern, write }) => {
    expect([avoid, `字${avoid}`].some((text) => new RegExp(pattern).test(text))).toBe(true)
    expect(write).not.toMatch(new RegExp(pattern))
  })
})
