import type { CodeProof } from '@/provider/contract/auth'
import type { OwnCodePurpose } from '@/provider/contract/rules/auth/codes'
import type { Database } from '@/provider/db/database'
import type { CodeClaim } from './code-secret'
import { verifyCode } from './codes'
import type { Credentials } from './credentials'
import { wrongCodeFailure } from './session-response'

/** What an own code is for, without how it was obtained. */
export type OwnCodeSubject =
  | { purpose: 'step_up' | 'phone_old' }
  | { purpose: 'phone_new'; phone: string }
  | { purpose: 'email'; email: string }

/** The phone whose budget it uses, what else it is bound to, and its address when that is not the phone. */
type OwnCodeBinding = { purpose: OwnCodePurpose; phone: string; bound: string[]; address: string | null }

/** Binds a code of a signed-in client to him, its purpose, and its phone or e-mail. */
export function ownCodeBinding({ id, phone }: Credentials, subject: OwnCodeSubject): OwnCodeBinding {
  const binding = { purpose: subject.purpose, phone, bound: [String(id)], address: null }
  if (subject.purpose === 'phone_new') return { ...binding, phone: subject.phone, address: subject.phone }
  if (subject.purpose === 'email') {
    return { ...binding, bound: [...binding.bound, subject.email], address: subject.email }
  }
  return binding
}

/** Returns what a code of a signed-in client proves. */
export function ownCodeClaim({ purpose, phone, bound }: OwnCodeBinding, request: string): CodeClaim {
  return { purpose, phone, request, bound }
}

/**
 * Checks an own code without using it up. Returns the number of its row.
 *
 * @param details name the code in the failure when a request carries two
 * @throws {FailureError} `code_wrong`
 */
export async function verifyOwnCode(
  { db, secret, now }: { db: Database; secret: string; now: () => Date },
  client: Credentials,
  subject: OwnCodeSubject,
  proof: CodeProof,
  details?: Record<string, string>,
): Promise<number> {
  const claim = ownCodeClaim(ownCodeBinding(client, subject), proof.request)
  const codeId = await verifyCode(db, claim, proof.code, secret, now())
  if (codeId === null) throw wrongCodeFailure(details)
  return codeId
}
