/** Local storage where the browser allows it; a visitor who forbids it loses only what would have been kept. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** False where the visitor forbids it, or it is full. */
export function canKeepText(): boolean {
  try {
    localStorage.setItem('sun-rent-try', '1')
    localStorage.removeItem('sun-rent-try')
    return true
  } catch {
    return false
  }
}

/** @param text null removes the key */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Refused or full: the page works without.
  }
}
