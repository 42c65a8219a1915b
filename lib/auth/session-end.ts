import { readAccount } from './stored-account'

/** How long before its end a session warns (UX 78). */
export const SESSION_WARNING_MINUTES = 2

/** In the session's storage: whose session ends, and when, in epoch ms. A page that asks nothing anew knows it too. */
const KEY = 'session_ends'

const WARNING_MS = SESSION_WARNING_MINUTES * 60_000
/** A timer cannot wait for longer than 24.8 days. */
const LONGEST_MS = 24 * 60 * 60_000

let timer: ReturnType<typeof setTimeout> | undefined

/** Notes when the session of this token ends however it is used. @param endsAt null: not known */
export function noteEnd(clientToken: string | null, endsAt: number | null): void {
  try {
    if (endsAt === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, `${markOf(clientToken)} ${endsAt}`)
  } catch {
    // Without a memory the next question tells it.
  }
}

/** Calls back once, a little before the session ends: by then what was typed can be saved. */
export function watchEnd(warn: () => void): void {
  clearTimeout(timer)
  const leftMs = readEnd() - Date.now()
  if (leftMs <= 0 || leftMs > LONGEST_MS) return
  timer = setTimeout(
    () => {
      if (readEnd() > Date.now()) warn()
      noteEnd(null, null)
    },
    Math.max(0, leftMs - WARNING_MS),
  )
}

/** 0: not known, or of a session that is not this one. */
function readEnd(): number {
  try {
    const [mark, endsAt] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    return mark === markOf(readAccount().client_token) ? Number(endsAt) || 0 : 0
  } catch {
    return 0
  }
}

/** Enough of a token to tell two sessions apart, and too little to be one. */
function markOf(clientToken: string | null): string {
  return clientToken?.slice(-6) ?? ''
}
