/** What we use of pdfkit, which has no types of its own: tagged content (its documentation, "Accessibility"). */
declare module 'pdfkit' {
  export interface StructureElement {
    add(child: StructureElement | StructureContent): this
    end(): void
  }
  /** Content of a page that belongs to an element. */
  export type StructureContent = { readonly refs: readonly object[] }
  export type StructureOptions = { lang?: string; alt?: string; scope?: string }
  export type LinkOptions = { structParent?: StructureElement; Contents?: string }

  export default class PDFDocument {
    constructor(options: object)
    struct(type: string, options?: StructureOptions): StructureElement
    addStructure(element: StructureElement): this
    markStructureContent(type: string): StructureContent
    markContent(type: 'Artifact'): this
    endMarkedContent(): this
    link(x: number, y: number, width: number, height: number, href: string, options?: LinkOptions): this
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    on(event: 'error', listener: (error: Error) => void): this
  }
}
