import { type RefObject, useEffect, useRef } from 'react'

/** Calls `restore` when the form around an element is reset: the browser itself knows nothing of React's values. */
export function useFormReset(inside: RefObject<HTMLElement | null>, restore: () => void): void {
  const latest = useRef(restore)
  useEffect(() => {
    latest.current = restore
  })
  useEffect(() => {
    const form = inside.current?.closest('form')
    const reset = () => latest.current()
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [inside])
}
