import type { ToastMessage } from './show-toast'

// Apart from `show-toast.ts`, which every page brings.
const listeners = new Set<(message: ToastMessage) => void>()

/** Takes a message away that is shown: what it said holds no longer. */
export function hideToast(message: ToastMessage): void {
  for (const listener of listeners) listener(message)
}

/** Calls back for every message that is to go. @returns the end of the subscription */
export function onHideToast(listener: (message: ToastMessage) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same words are one toast, however often they are said. */
export function toastId({ kind, title, text }: ToastMessage): string {
  return [kind, title, text].join('\n')
}
