/** Joins the cells that are not empty into one line. Line breaks in a cell become spaces. */
export function rowLine(cells: readonly (string | null)[]): string {
  return cells
    .filter((part) => part !== null && part !== '')
    .join('  ')
    .replaceAll(/[\r\n]+/g, ' ')
}
