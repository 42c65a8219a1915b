/** `?add`, `?edit=ID` of the drivers' page. */
export function readOpenDriver({ add, edit }: Record<string, string | string[] | undefined>): number | 'new' | null {
  if (typeof edit === 'string' && /^\d{1,15}$/.test(edit)) return Number(edit)
  return add === undefined ? null : 'new'
}
