import type { DOCUMENTS } from '@/provider/contract/bookings'

export type DocumentName = (typeof DOCUMENTS)[number]

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }

export type Block =
  /** `number` is the clause's, `3.2`; null in the preamble. */
  | { kind: 'paragraph'; number: string | null; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

/** `id` is the same in every language and version, so that a link to a section survives both. */
export type Section = { id: string; number: number; title: string; blocks: Block[] }

export type DocumentBody = { preamble: Block[]; sections: Section[] }

/** One version of one document in one language, filled with the branch's settings. */
export type DocumentText = DocumentBody & {
  document: DocumentName
  /** Date from which it applies, `YYYY-MM-DD`. */
  version: string
  title: string
  description: string
  /** What changed against the version before. */
  changes: string
}
