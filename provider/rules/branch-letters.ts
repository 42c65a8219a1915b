import { fillText } from './fill-text'

/** What the branch is told by e-mail, in its own language. */
export type BranchKind = 'fine_disputed' | 'damage_disputed'

// No names: who the client is, the branch looks up where it is kept.
const LETTERS: Record<BranchKind, { subject: string; text: string }> = {
  fine_disputed: {
    subject: 'Клиент оспаривает штраф {name}',
    text: 'Клиент № {client} не согласен со штрафом {name}.\n{text}\nПриложено файлов: {files}.',
  },
  damage_disputed: {
    subject: 'Клиент оспаривает повреждение',
    text: 'Клиент № {client} не согласен с повреждением: {name}.\n{text}\nПриложено файлов: {files}.',
  },
}

export function isBranchKind(kind: string): kind is BranchKind {
  return kind in LETTERS
}

export function branchLetter(
  kind: BranchKind,
  params: Record<string, string>,
): { subject: string; paragraphs: string[] } {
  const { subject, text } = LETTERS[kind]
  return { subject: fillText(subject, params), paragraphs: fillText(text, params).split('\n') }
}
