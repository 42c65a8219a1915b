import { LinedList } from './lined-list'

/** Items with a line between them. */
export function LinedListStates() {
  return (
    <LinedList>
      <li>one</li>
      <li>two</li>
    </LinedList>
  )
}
