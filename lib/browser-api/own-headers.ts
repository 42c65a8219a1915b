import { readAccount } from '@/lib/session/stored-account'

/** What a call of the client area brings beside the cookie; without it a door answers `unauthenticated`. */
export function ownHeaders(language?: string): Record<string, string> {
  const { client_token } = readAccount()
  return {
    ...(client_token === null ? {} : { authorization: `Bearer ${client_token}` }),
    ...(language === undefined ? {} : { 'accept-language': language }),
  }
}
