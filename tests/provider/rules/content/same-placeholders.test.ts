import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import content from '@/provider/demo/seed/data/content.json'
import fleet from '@/provider/demo/seed/data/fleet.json'
import places from '@/provider/demo/seed/data/places.json'
import prices from '@/provider/demo/seed/data/prices.json'
import settings from '@/provider/demo/seed/data/settings.json'

const SEEDS = Object.entries({ content, fleet, places, prices, settings })

describe('a text of the seed', () => {
  it.each(SEEDS)('takes the same facts from the settings in each language: %s', (_, seed) => {
    const texts = textsOf(seed)
    expect(texts.length).toBeGreaterThan(3)
    for (const text of texts) {
      const [russian, ...others] = LANGUAGES.flatMap((language) => (text[language] ? [factsIn(text[language])] : []))
      for (const other of others) expect.soft(other, text.ru).toEqual(russian)
    }
  })
})

/** Placeholders by name; a count with its noun (`…Text`) and the bare count are one fact. */
function factsIn(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name.replace(/Text$/, ''))
  return [...new Set(names)].sort()
}

/** Every text of a file that has several languages. */
function textsOf(value: unknown): Record<string, string>[] {
  if (value === null || typeof value !== 'object') return []
  return isText(value) ? [value] : Object.values(value).flatMap(textsOf)
}

function isText(value: object): value is Record<string, string> {
  return 'ru' in value && typeof value.ru === 'string'
}
