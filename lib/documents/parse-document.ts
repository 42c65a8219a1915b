import { fromMarkdown } from 'mdast-util-from-markdown'
import { telHref } from '@/lib/format/russian-phone'
import type { Block, DocumentBody, Inline, Section } from './document-text'

type RootNode = ReturnType<typeof fromMarkdown>['children'][number]
type Heading = Extract<RootNode, { type: 'heading' }>
type List = Extract<RootNode, { type: 'list' }>
type PhrasingNode = Heading['children'][number]
type Fill = (text: string) => string

/** `Title {#id}`. The id is written by hand: it must outlive a reworded or translated title. */
const HEADING = /^(.+?) \{#([a-z][a-z-]*)\}$/

/**
 * Markdown of a legal text → a small typed tree with numbered clauses. Settings are filled in after parsing, so that
 * an asterisk or a bracket in a company's name stays a character.
 *
 * @throws on any Markdown that legal texts do not use.
 */
export function parseDocument(markdown: string, fill: Fill): DocumentBody {
  const preamble: Block[] = []
  const sections: Section[] = []
  for (const node of fromMarkdown(markdown).children) {
    const section = sections.at(-1)
    if (node.type === 'heading' && node.depth === 2) sections.push(parseHeading(node, sections.length + 1, fill))
    else (section?.blocks ?? preamble).push(parseBlock(node, section ? nextClause(section) : null, fill))
  }
  return { preamble, sections }
}

function parseHeading(node: Heading, number: number, fill: Fill): Section {
  const [only] = node.children
  const [, title, id] = (node.children.length === 1 && only?.type === 'text' && HEADING.exec(only.value)) || []
  if (!title || !id) throw new Error(`A heading must read “Title {#id}” (line ${node.position?.start.line})`)
  return { id, number, title: fill(title), blocks: [] }
}

function nextClause(section: Section): string {
  const clauses = section.blocks.filter((block) => block.kind === 'paragraph').length
  return `${section.number}.${clauses + 1}`
}

function parseBlock(node: RootNode, number: string | null, fill: Fill): Block {
  if (node.type === 'paragraph') return { kind: 'paragraph', number, children: parseInlines(node.children, fill) }
  if (node.type === 'list') return { kind: 'list', ordered: node.ordered === true, items: parseItems(node, fill) }
  throw new Error(`Legal texts have no ${node.type}`)
}

function parseItems(list: List, fill: Fill): Inline[][] {
  return list.children.map(({ children: [only, ...more] }) => {
    if (only?.type !== 'paragraph' || more.length > 0) throw new Error('A list item is one paragraph')
    return parseInlines(only.children, fill)
  })
}

function parseInlines(nodes: PhrasingNode[], fill: Fill): Inline[] {
  return nodes.map((node) => {
    if (node.type === 'text') return { kind: 'text', text: fill(node.value) }
    if (node.type === 'strong') return { kind: 'strong', children: parseInlines(node.children, fill) }
    if (node.type === 'link')
      return { kind: 'link', href: address(fill(node.url)), children: parseInlines(node.children, fill) }
    throw new Error(`Legal texts have no ${node.type}`)
  })
}

function address(url: string): string {
  if (url.startsWith('tel:')) return telHref(url)
  if (/^(https:\/\/|mailto:|#|\/)/.test(url)) return url
  throw new Error(`A link must be https, mailto, tel, an anchor or our own path: ${url}`)
}
