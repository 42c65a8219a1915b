import { readAccount } from '@/lib/auth/stored-account'

/**
 * The token of the client who is signed in here: beside the cookie it makes a call his. Nothing for a guest.
 *
 * @param language of the texts in the answer; left out where nobody reads them
 */
export function ownHeaders(language?: string): Record<string, string> {
  const { client_authenticated, client_token } = readAccount()
  return {
    ...(client_authenticated && client_token ? { authorization: `Bearer ${client_token}` } : {}),
    ...(language === undefined ? {} : { 'accept-language': language }),
  }
}
