import 'server-only'
import { CONSENTS_HEADER } from '@/provider/contract/rules/headers'
import { DoorError } from './door-error'

/** `document@version` pairs, joined by commas. Which of them are needed is the provider's rule. */
const CONSENTS = /^[a-z_]{3,40}@\d{4}-\d{2}-\d{2}(,[a-z_]{3,40}@\d{4}-\d{2}-\d{2}){0,4}$/

/** The header of consents as it came, once it can be one. @throws {DoorError} `consent_required` */
export function readConsents(request: Request): string {
  const consents = request.headers.get(CONSENTS_HEADER) ?? ''
  if (!CONSENTS.test(consents)) throw new DoorError('consent_required')
  return consents
}
