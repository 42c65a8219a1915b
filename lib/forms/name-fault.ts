import { isName } from '@/provider/contract/rules/profile/person'

/** What is wrong with a name, as its form calls it. */
export function nameFault<Empty, Letters>(text: string, empty: Empty, letters: Letters): Empty | Letters | null {
  if (text.trim() === '') return empty
  return isName(text) ? null : letters
}
