import type { CodeAnswer } from '@/provider/contract/auth'
import type { CodeProof, OwnCodeRequest } from '@/provider/contract/credentials'
import { CODE_SECONDS, type OwnCodePurpose } from '@/provider/contract/rules/auth/codes'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { Visitor } from '@/provider/rules/actors'
import { networkOf, wideNetworkOf } from '@/provider/rules/visitors/network'
import { hashToken, newToken } from '@/provider/security/tokens'
import type { Credentials } from './change-credentials'
import { type CodeClaim, hashCode, newCode } from './code-secret'
import type { CodesRepository } from './codes'
import { codeWrong, tooMany } from './session-response'

type Parts = { codes: CodesRepository; settings: SettingsService; secret: string; now: () => Date }

/** For what a code is, without how it was come by. */
type Wish =
  | { purpose: 'step_up' | 'phone_old' }
  | { purpose: 'phone_new'; phone: string }
  | { purpose: 'email'; email: string }

/** Whose phone counts it, what else it is bound to, and where it goes if not to that phone. */
type Asked = { purpose: OwnCodePurpose; phone: string; bound: string[]; address: string | null }

/** Codes of a client who is signed in: each is bound to him, its purpose, its phone or e-mail, and its asking. */
export function createOwnCodes({ codes, settings, secret, now }: Parts) {
  return {
    /** @throws {FailureError} `too_many_requests` */
    async ask(client: Credentials, wish: OwnCodeRequest, { ip, language }: Visitor): Promise<CodeAnswer> {
      const [request, code] = [newToken(), newCode()]
      const network = networkOf(ip)
      const asked = askedOf(client, wish)
      const { bound: _bound, ...kept } = asked
      const admission = await codes.keep({
        ...kept,
        station: settings.station,
        language,
        network,
        wideNetwork: network === null ? null : wideNetworkOf(network),
        deviceHash: null,
        clientId: client.id,
        requestHash: hashToken(request),
        code,
        codeHash: hashCode(code, claimOf(asked, request), secret),
        at: now(),
      })
      if (admission.waitSeconds !== null) throw tooMany(admission.waitSeconds)
      return { request, expiresInSeconds: CODE_SECONDS, resendInSeconds: admission.resendInSeconds }
    },

    /**
     * Not used up yet. @returns its number.
     *
     * @param details which of two codes it is
     * @throws {FailureError} `code_wrong`
     */
    async prove(client: Credentials, wish: Wish, proof: CodeProof, details?: Record<string, string>): Promise<number> {
      const claim = claimOf(askedOf(client, wish), proof.request)
      const codeId = await codes.prove(claim, proof.code, secret, now())
      if (codeId === null) throw codeWrong(details)
      return codeId
    },
  }
}

function askedOf({ id, phone }: Credentials, wish: Wish): Asked {
  const asked = { purpose: wish.purpose, phone, bound: [String(id)], address: null }
  if (wish.purpose === 'phone_new') return { ...asked, phone: wish.phone, address: wish.phone }
  if (wish.purpose === 'email') return { ...asked, bound: [...asked.bound, wish.email], address: wish.email }
  return asked
}

function claimOf({ purpose, phone, bound }: Asked, request: string): CodeClaim {
  return { purpose, phone, request, bound }
}
