type ControlState = { hint?: unknown; error?: string | undefined }

export type ControlIds = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Ties a control to its hint and error for screen readers. */
export function ariaOf(id: string, { hint, error }: ControlState): ControlIds {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids === '' ? undefined : ids,
  }
}
