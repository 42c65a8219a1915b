// Control characters, marks that turn the direction of writing, halves of a character: nobody types them, and they
// deface what the branch reads.
const HIDDEN = /\p{C}/u

export function isPlain(text: string): boolean {
  return !HIDDEN.test(text)
}
