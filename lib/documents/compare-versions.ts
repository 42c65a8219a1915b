import type { Block, DocumentBody, Inline, Section } from './document-text'

export type SectionChange = { id: string; title: string; kind: 'added' | 'changed' | 'removed' }

/** Which sections differ between two versions of one text, in the newer one's order; those removed come last. */
export function compareVersions(newer: DocumentBody, older: DocumentBody): SectionChange[] {
  const before = new Map(older.sections.map((section) => [section.id, section]))
  const after = new Set(newer.sections.map(({ id }) => id))
  const newerChanges = newer.sections.flatMap((section): SectionChange[] => {
    const earlier = before.get(section.id)
    const { id, title } = section
    if (!earlier) return [{ id, title, kind: 'added' }]
    return textOf(section) === textOf(earlier) ? [] : [{ id, title, kind: 'changed' }]
  })
  const removed = older.sections
    .filter(({ id }) => !after.has(id))
    .map(({ id, title }): SectionChange => ({ id, title, kind: 'removed' }))
  return [...newerChanges, ...removed]
}

/** Without the numbers of the clauses, which move when another section is added, and with every space alike. */
function textOf({ title, blocks }: Section): string {
  return JSON.stringify([title, blocks.map(textsOfBlock)]).replaceAll('\u00a0', ' ')
}

function textsOfBlock(block: Block): string[] {
  const lines = block.kind === 'paragraph' ? [block.children] : block.items
  return lines.map((inlines) => inlines.map(textOfInline).join(''))
}

function textOfInline(inline: Inline): string {
  return inline.kind === 'text' ? inline.text : inline.children.map(textOfInline).join('')
}
