let typed = ''

/** The phone typed on one guest screen, for the next one: as long as the page lives, and in no address or storage. */
export function noteGuestPhone(phone: string): void {
  typed = phone
}

export function guestPhone(): string {
  return typed
}
