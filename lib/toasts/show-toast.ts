export type ToastMessage = { kind: 'ok' | 'bad' | 'info'; title: string; text: string }

const waiting: ToastMessage[] = []
const listeners = new Set<() => void>()

/**
 * Shows a message in the corner. The toasts' code is loaded with the first of them (`components/layout/frame/toasts.tsx`).
 * The latest place that listens takes it: an open modal has a corner of its own, because the page's lies under it.
 */
export function showToast(message: ToastMessage): void {
  waiting.push(message)
  for (const listener of [...listeners].reverse()) listener()
}

/** Calls back for every message that waits. @returns the end of the subscription */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function hasWaitingToasts(): boolean {
  return waiting.length > 0
}

/** Takes the messages out, so that each is shown once. */
export function drainToasts(): ToastMessage[] {
  return waiting.splice(0)
}
