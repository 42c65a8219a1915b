import type { CodeAnswer, SessionAnswer } from '@/provider/contract/auth'
import type {
  EmailAnswer,
  EmailChange,
  OwnCodeRequest,
  PasswordChange,
  PhoneChange,
  StepUpRequest,
} from '@/provider/contract/credentials'
import { FailureError } from '@/provider/failure-error'
import { requireProof } from '@/provider/modules/auth/require-step-up'
import { isCommonPassword } from '@/provider/modules/auth/rules/common-passwords/is-common-password'
import type { SessionOwner } from '@/provider/modules/sessions/find-session'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { Visitor } from '@/provider/rules/actors'
import { networkOf } from '@/provider/rules/visitors/network'
import { hashPassword, isPassword } from '@/provider/security/password-hash'
import type { Credentials, CredentialsRepository } from './change-credentials'
import type { CodesRepository } from './codes'
import type { LoginAttempts } from './login-attempts'
import { createOwnCodes } from './own-codes'
import { answerSession, type ClientOf, codeWrong, tooMany } from './session-response'
import { createSpans } from './session-validity'

type Parts = {
  credentials: CredentialsRepository
  codes: CodesRepository
  attempts: LoginAttempts
  settings: SettingsService
  clientOf: ClientOf
  secret: string
  now: () => Date
}

/** The browser that asks: `session` is what its cookie has. */
type Asker = { visitor: Visitor; session: string | null }

export type CredentialsService = ReturnType<typeof createCredentialsService>

/** How a signed-in client is reached: phone and e-mail, each proved by a code before it is his. */
export function createCredentialsService(parts: Parts) {
  const { credentials, now } = parts
  const ownCodes = createOwnCodes(parts)
  const requireClient = clientFinder(credentials)
  return {
    ...createPasswords(parts),

    /**
     * The same for a new phone that another client has and for one that nobody has.
     *
     * @throws {FailureError} `too_many_requests`, `step_up_required`, `code_wrong`, `conflict`: it is his already
     */
    async askCode(owner: SessionOwner, request: OwnCodeRequest, visitor: Visitor): Promise<CodeAnswer> {
      const client = await requireClient(owner)
      if (request.purpose === 'phone_new') {
        if (request.phone === client.phone) throw new FailureError('conflict', 'The phone is the client’s already.')
        await ownCodes.prove(client, { purpose: 'phone_old' }, request.old, { of: 'old' })
      }
      if (request.purpose === 'email') requireProof(owner, now())
      return ownCodes.ask(client, request, visitor)
    },

    /** @throws {FailureError} `code_wrong` with `details.of`, `already_registered` */
    async changePhone(owner: SessionOwner, change: PhoneChange): Promise<{ phone: string }> {
      const client = await requireClient(owner)
      const { phone } = change
      // The new one first: whoever mistypes it loses no try of the old one.
      const newCodeId = await ownCodes.prove(client, { purpose: 'phone_new', phone }, change.new, { of: 'new' })
      const oldCodeId = await ownCodes.prove(client, { purpose: 'phone_old' }, change.old, { of: 'old' })
      const fault = await credentials.changePhone({ clientId: client.id, phone, oldCodeId, newCodeId, at: now() })
      if (fault === 'code_wrong') throw codeWrong({ of: 'old' })
      if (fault) throw new FailureError(fault, 'A client or a driver has this phone.')
      return { phone }
    },

    /** @throws {FailureError} `step_up_required`, `code_wrong` */
    async changeEmail(owner: SessionOwner, { email, ...proof }: EmailChange): Promise<EmailAnswer> {
      const client = await requireClient(owner)
      const at = now()
      requireProof(owner, at)
      const codeId = await ownCodes.prove(client, { purpose: 'email', email }, proof)
      if (!(await credentials.changeEmail({ clientId: client.id, email, codeId, at }))) throw codeWrong()
      return { email, confirmedAt: at.toISOString() }
    },
  }
}

/** The password, and what it opens once more: each begins a session in place of the one that asks. */
function createPasswords({ credentials, attempts, clientOf, ...parts }: Parts) {
  const spanOf = createSpans(parts.settings, parts.now)
  const ownCodes = createOwnCodes(parts)
  const requireClient = clientFinder(credentials)
  return {
    /** @throws {FailureError} `password_wrong`, `password_too_common`, `too_many_requests`, `unauthenticated` */
    async changePassword(
      owner: SessionOwner,
      { old, password }: PasswordChange,
      { visitor, session }: Asker,
    ): Promise<SessionAnswer> {
      const client = await requireClient(owner)
      await requirePassword(owner, client, old, visitor)
      if (isCommonPassword(password, client.phone)) {
        throw new FailureError('password_too_common', 'The password is among the commonest.')
      }
      const passwordHash = await hashPassword(password)
      const span = await spanOf({ session, deviceToken: null }, visitor.device)
      return begun(client, await credentials.changePassword(client, passwordHash, span))
    },

    /** @throws {FailureError} `password_wrong`, `code_wrong`, `too_many_requests`, `unauthenticated` */
    async stepUp(owner: SessionOwner, request: StepUpRequest, { visitor, session }: Asker): Promise<SessionAnswer> {
      const client = await requireClient(owner)
      const codeId = 'password' in request ? null : await ownCodes.prove(client, { purpose: 'step_up' }, request)
      if ('password' in request) await requirePassword(owner, client, request.password, visitor)
      const span = await spanOf({ session, deviceToken: null }, visitor.device)
      return begun(client, await credentials.stepUp(client, codeId, span))
    },
  }

  /**
   * Counted before it is compared, like a login: a session that lies open is no place to guess in. Whoever guesses from
   * many networks loses it.
   */
  async function requirePassword(
    { sessionId }: SessionOwner,
    { phone, passwordHash }: Credentials,
    password: string,
    { ip }: Visitor,
  ) {
    const attempt = { phone, network: networkOf(ip) }
    const wait = await attempts.begin(attempt)
    if (wait !== null) throw tooMany(wait)
    const left = await attempts.beginInSession(sessionId)
    if (left >= 0 && (await isPassword(password, passwordHash))) {
      await attempts.forgive(attempt)
      await attempts.forgiveSession(sessionId)
      return
    }
    if (left > 0) throw new FailureError('password_wrong', 'Not his password.')
    await credentials.endSession(sessionId, parts.now())
    throw new FailureError('unauthenticated', 'Too many wrong passwords: the session is over.')
  }

  function begun({ id }: Credentials, session: Awaited<ReturnType<CredentialsRepository['stepUp']>>) {
    if (session === null) throw new FailureError('conflict', 'Meanwhile the password was changed, or the code used.')
    return answerSession({ clientId: id, session }, clientOf)
  }
}

function clientFinder(credentials: CredentialsRepository) {
  return async ({ clientId }: SessionOwner): Promise<Credentials> => {
    const client = await credentials.find(clientId)
    if (!client) throw new FailureError('unauthenticated', 'The session’s client is gone.')
    return client
  }
}
