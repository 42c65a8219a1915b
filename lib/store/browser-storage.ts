/** Local storage where the browser allows it; a visitor who forbids it loses only what would have been kept. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param text null removes the key */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Rejected or full: the page works without.
  }
}
