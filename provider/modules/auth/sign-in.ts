import { subDays } from 'date-fns'
import type {
  CodeAnswer,
  CodeRequest,
  LoginRequest,
  RegistrationRequest,
  RenewPasswordRequest,
  SessionAnswer,
} from '@/provider/contract/auth'
import { CODE_SECONDS, type CodePurpose } from '@/provider/contract/rules/auth/codes'
import { FailureError } from '@/provider/failure-error'
import { isCommonPassword } from '@/provider/modules/auth/rules/common-passwords/is-common-password'
import { personalConsents } from '@/provider/modules/consents/given-consents'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { Visitor } from '@/provider/rules/actors'
import { networkOf, wideNetworkOf } from '@/provider/rules/visitors/network'
import { hashPassword, isOutdated, isPassword } from '@/provider/security/password-hash'
import { hashToken, newToken } from '@/provider/security/tokens'
import { hashCode, newCode } from './code-secret'
import type { CodesRepository } from './codes'
import type { LoginAttempts } from './login-attempts'
import type { AuthRepository, NewPassword, Outcome } from './queries'
import { answerSession, type ClientOf, codeWrong, tooMany } from './session-response'
import { createSpans } from './session-validity'

// The longest window of the budgets is a day.
const CODE_KEPT_DAYS = 2

type Parts = {
  auth: AuthRepository
  codes: CodesRepository
  attempts: LoginAttempts
  settings: SettingsService
  clientOf: ClientOf
  secret: string
  now: () => Date
}

export type AuthService = ReturnType<typeof createAuthService>

export function createAuthService(parts: Parts) {
  const { auth, codes, attempts, settings, clientOf, secret, now } = parts
  const prove = createProver(parts)
  const spanOf = createSpans(settings, now)
  return {
    /**
     * Makes a code for any phone; the worker of the outbox sends it only to a client.
     *
     * @throws {FailureError} `too_many_requests`, for a stranger's phone as for a client's.
     */
    async requestCode({ purpose, phone, deviceToken }: CodeRequest, { ip, language }: Visitor): Promise<CodeAnswer> {
      const [request, code] = [newToken(), newCode()]
      const network = networkOf(ip)
      const admission = await codes.keep({
        station: settings.station,
        purpose,
        phone,
        language,
        network,
        wideNetwork: network === null ? null : wideNetworkOf(network),
        deviceHash: deviceToken === undefined ? null : hashToken(deviceToken),
        clientId: null,
        address: null,
        requestHash: hashToken(request),
        code,
        codeHash: hashCode(code, { purpose, phone, request }, secret),
        at: now(),
      })
      if (admission.waitSeconds !== null) throw tooMany(admission.waitSeconds)
      return { request, expiresInSeconds: CODE_SECONDS, resendInSeconds: admission.resendInSeconds }
    },

    /** @throws {FailureError} `consent_required`, `password_too_common`, `code_wrong`, `already_registered` */
    async register(request: RegistrationRequest, visitor: Visitor, session: string | null): Promise<SessionAnswer> {
      const consents = personalConsents(visitor, await settings.current(), now())
      return answerTo(await auth.register(await prove('registration', request, visitor, session), consents), clientOf)
    },

    /** @throws {FailureError} `password_too_common`, `code_wrong` */
    async renewPassword(
      request: RenewPasswordRequest,
      visitor: Visitor,
      session: string | null,
    ): Promise<SessionAnswer> {
      return answerTo(await auth.renew(await prove('renew_password', request, visitor, session)), clientOf)
    },

    /** @throws {FailureError} `credentials_not_found`, `too_many_requests` */
    async logIn(
      { phone, password, deviceToken }: LoginRequest,
      { ip, device }: Visitor,
      session: string | null,
    ): Promise<SessionAnswer> {
      const attempt = { phone, network: networkOf(ip), deviceToken }
      const wait = await attempts.begin(attempt)
      if (wait !== null) throw tooMany(wait)
      const client = await auth.findClient(phone)
      const matches = await isPassword(password, client?.passwordHash ?? null)
      if (!matches || !client?.passwordHash) {
        throw new FailureError('credentials_not_found', 'No client with this phone and password.')
      }
      await attempts.forgive(attempt)
      const rehashed = isOutdated(client.passwordHash) ? await hashPassword(password) : null
      const begun = await auth.logIn(
        client,
        await spanOf({ session, deviceToken: deviceToken ?? null }, device),
        rehashed,
      )
      return answerSession({ clientId: client.id, session: begun }, clientOf)
    },

    async sweep(): Promise<void> {
      await codes.removeMadeBefore(subDays(now(), CODE_KEPT_DAYS))
      await attempts.sweep()
    },
  }
}

/** The password first: whoever must choose another one keeps his code. */
function createProver({ codes, secret, settings, now }: Parts) {
  const spanOf = createSpans(settings, now)
  return async (
    purpose: CodePurpose,
    { phone, request, code, password }: RegistrationRequest,
    { language, device }: Visitor,
    session: string | null,
  ): Promise<NewPassword> => {
    if (isCommonPassword(password, phone)) {
      throw new FailureError('password_too_common', 'The password is among the commonest.')
    }
    const codeId = await codes.prove({ purpose, phone, request }, code, secret, now())
    if (codeId === null) throw codeWrong()
    const passwordHash = await hashPassword(password)
    return {
      phone,
      codeId,
      passwordHash,
      language,
      span: await spanOf({ session, deviceToken: null }, device),
    }
  }
}

async function answerTo(outcome: Outcome, clientOf: ClientOf): Promise<SessionAnswer> {
  if (outcome === 'code_wrong') throw codeWrong()
  if (outcome === 'already_registered') throw new FailureError('already_registered', 'The client has a password.')
  return answerSession(outcome, clientOf)
}
