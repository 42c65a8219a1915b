import { Font, pdf } from '@react-pdf/renderer'
import PDFDocument, { type LinkOptions, type StructureElement } from 'pdfkit'
import type { ReactElement } from 'react'
import type { Tags } from './tagged-elements'

/** A node of react-pdf's layout, of which we use this. */
type LayoutNode = {
  type: string
  props: Tags & { title?: string; author?: string; language?: string; creationDate?: Date; paint?: () => void }
  style: Record<string, unknown>
  box?: object
  children?: LayoutNode[]
}

const PAINTED = /^(background|border)/
/** Where a marker stands does not matter, it paints nothing; without a size the library warns. */
const MARKER = { type: 'CANVAS', style: {}, box: { top: 0, left: 0, width: 1, height: 1 } }

/**
 * Renders a document as a tagged PDF, which react-pdf does not do: its own layout and renderer write into a document of
 * pdfkit (which can), with markers between the nodes that open and close the elements. The same content always gives the
 * same bytes.
 */
export async function renderTaggedPdf(document: ReactElement<object>): Promise<{ bytes: Buffer; pages: number }> {
  // The types of the two packages describe nothing of what passes between them.
  const { container } = pdf(document as never) as unknown as { container: { document: unknown } }
  const { layOut, renderLayout } = await loadEngines()
  const layout = await layOut(container.document, Font)
  const { title = '', author = '', language = '', creationDate = new Date(0) } = layout.props
  const target = new TaggedDocument({
    ...{ tagged: true, compress: true, displayTitle: true, autoFirstPage: false, pdfVersion: '1.7', lang: language },
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: creationDate },
  })
  const bytes = collect(target)
  const root = target.struct('Document')
  target.addStructure(root)
  target.openElements.push(root)
  const pages = (layout.children ?? []).map((page) => ({ ...page, children: tagAll(target, page.children) }))
  renderLayout(target, { ...layout, children: pages })
  return { bytes: await bytes, pages: pages.length }
}

type Engines = {
  layOut: (document: unknown, fonts: typeof Font) => Promise<LayoutNode>
  renderLayout: (target: PDFDocument, layout: LayoutNode) => void
}

/** Both are ES modules with a default export, which the CommonJS bundle of a development worker would wrap once more. */
async function loadEngines(): Promise<Engines> {
  const [{ default: layOut }, { default: renderLayout }] = await Promise.all([
    import('@react-pdf/layout'),
    import('@react-pdf/render'),
  ])
  return { layOut, renderLayout } as unknown as Engines
}

/** A document that knows in which element it is. */
class TaggedDocument extends PDFDocument {
  // Names of its own: pdfkit has `path`, `open` and more.
  openElements: StructureElement[] = []

  openElement({ tag, lang, alt, scope }: Tags): void {
    const element = this.struct(tag ?? 'P', { ...(lang && { lang }), ...(alt && { alt }), ...(scope && { scope }) })
    this.openElements.at(-1)?.add(element)
    this.openElements.push(element)
  }

  openContent(tags: Tags): void {
    this.openElement(tags)
    this.openElements.at(-1)?.add(this.markStructureContent(tags.tag ?? 'P'))
  }

  closeElement(): void {
    this.openElements.pop()?.end()
  }

  /** The element of a link holds its annotation. */
  override link(x: number, y: number, width: number, height: number, href: string, options: LinkOptions = {}) {
    const structParent = this.openElements.at(-1)
    return super.link(x, y, width, height, href, { ...options, ...(structParent && { structParent }) })
  }
}

function tagAll(target: TaggedDocument, nodes: LayoutNode[] = []): LayoutNode[] {
  return nodes.flatMap((node) => tagNode(target, node))
}

function tagNode(target: TaggedDocument, node: LayoutNode): LayoutNode[] {
  const { tag, alt } = node.props
  const content = (tags: Tags) => [
    marker(() => target.openContent(tags)),
    node,
    marker(() => {
      target.endMarkedContent()
      target.closeElement()
    }),
  ]
  if (node.type === 'TEXT') return content(node.props)
  if (node.type === 'SVG' || node.type === 'IMAGE') {
    return alt ? content({ ...node.props, tag: 'Figure' }) : artifact(target, node)
  }
  const inside = { ...node, style: withoutPaint(node.style), children: tagAll(target, node.children) }
  return [
    ...(isPainted(node) ? artifact(target, { ...node, children: [] }) : []),
    ...(tag ? [marker(() => target.openElement(node.props)), inside, marker(() => target.closeElement())] : [inside]),
  ]
}

/** What only decorates is read out to nobody. */
function artifact(target: TaggedDocument, node: LayoutNode): LayoutNode[] {
  return [marker(() => target.markContent('Artifact')), node, marker(() => target.endMarkedContent())]
}

function marker(paint: () => void): LayoutNode {
  return { ...MARKER, props: { paint } }
}

function isPainted({ style }: LayoutNode): boolean {
  return Object.keys(style).some((name) => PAINTED.test(name))
}

function withoutPaint(style: LayoutNode['style']): LayoutNode['style'] {
  return Object.fromEntries(Object.entries(style).filter(([name]) => !PAINTED.test(name)))
}

function collect(target: PDFDocument): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    target
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject)
  })
}
