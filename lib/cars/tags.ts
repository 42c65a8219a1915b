import type { Locale } from '@/lib/i18n/routing'
import { WASH_INCLUDED } from '@/provider/contract/rules/cars/wash-included'

/** The seven feature tags of the specification (§4), by their exact text. Solid ones stand first (DESIGN §6). */
const STYLES = {
  ХИТ: { style: 'hit', solid: true },
  HOT: { style: 'hot', solid: true },
  Рекомендуем: { style: 'rec', solid: true },
  'Без залога': { style: 'nodep', solid: false },
  'Бесплатная подача на поляну': { style: 'deliv', solid: false },
  [WASH_INCLUDED]: { style: 'wash', solid: false },
  ЭКО: { style: 'eco', solid: false },
} as const

type TagEntry = (typeof STYLES)[keyof typeof STYLES]

export type TagStyle = TagEntry['style']

/** `style` null: plain text as it came. */
export type Tag = { text: string; style: TagStyle | null }

const TABLE = new Map<string, TagEntry>(Object.entries(STYLES))

/**
 * Tags to show, solid ones first, otherwise in the branch's order. A tag that we do not know is Russian data: Russian
 * pages print it, the others leave it out.
 */
export function orderTags(tags: string[], locale: Locale): Tag[] {
  const rank = (text: string) => (TABLE.get(text)?.solid ? 0 : 1)
  return tags
    .filter((text) => TABLE.has(text) || locale === 'ru')
    .sort((one, other) => rank(one) - rank(other))
    .map((text) => ({ text, style: TABLE.get(text)?.style ?? null }))
}
