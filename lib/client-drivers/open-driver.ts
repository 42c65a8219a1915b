/** What of the drivers' page is open: the form of a new one or of one driver, or the last step of one who was saved. */
export type OpenDriver = { step: 'form'; id: number | null } | { step: 'confirm'; id: number } | null

/** Reads `?add`, `?edit=ID` and `?confirm=ID` of the drivers' page. */
export function readOpenDriver({ add, edit, confirm }: Record<string, string | string[] | undefined>): OpenDriver {
  const confirmed = readId(confirm)
  if (confirmed !== null) return { step: 'confirm', id: confirmed }
  const edited = readId(edit)
  if (edited !== null) return { step: 'form', id: edited }
  return add === undefined ? null : { step: 'form', id: null }
}

function readId(value: string | string[] | undefined): number | null {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null
}
