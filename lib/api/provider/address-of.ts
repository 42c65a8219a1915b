/** The visitor's address, which the server process writes into this header; null where nobody has written it. */
export function addressOf(headers: Headers): string | null {
  return headers.get('x-client-ip')
}
