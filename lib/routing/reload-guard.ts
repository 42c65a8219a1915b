/** In the session's storage: when this tab last reloaded for a lost chunk. */
const KEY = 'chunk_reload'

/** At most one reload in this time (specification §4, §9). */
const GUARD_MS = 60_000

/** A piece of the site's code could not be had, as a rule because a newer site has been put up meanwhile. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || /load(ing)? chunk|dynamically imported module/i.test(error.message)
}

/** Reloads the page, unless this tab has just done so; what was typed is in the draft. @returns whether it reloads */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < GUARD_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without a memory it could reload for ever.
    return false
  }
  reload()
  return true
}

/** Reloads when a chunk is lost that nothing else waits for. Whoever can do without its chunk catches the failure. */
export function watchChunks(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFailure(reason)) reloadOnce()
  })
  window.addEventListener('error', ({ error }) => {
    if (isChunkFailure(error)) reloadOnce()
  })
}
