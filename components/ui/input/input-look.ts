import { joinTokens } from '@/components/ui/look'
import styles from './input.module.css'

/** Returns the class of a control and the words of its `data-look`. In a cell it has no box, of which no rule may reach it. */
export function inputLook(look: string | undefined, ...tokens: Array<string | false | undefined>) {
  if (look === 'cell') return { className: styles.cell }
  return { className: styles.control, 'data-look': joinTokens(look, ...tokens) }
}
