/** The package has no types of its own; of it only the parsed document is used. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string)
    readonly window: { document: Document }
  }
}
