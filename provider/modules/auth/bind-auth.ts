import type { Database } from '@/provider/db/database'
import { bind } from '@/provider/modules/bind'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { openMasterKeys } from '@/provider/security/master-keys'
import { changeEmail } from './change-email'
import { endFactor, renewRecoveryCodes } from './change-factor'
import { changePassword } from './change-password'
import { changePhone } from './change-phone'
import { createFactorAttempts } from './factor-attempts'
import { createRecoverySetLimit } from './limit-recovery-sets'
import { createLoginAttempts } from './login-attempts'
import { purgeAuth } from './purge-auth'
import { register } from './register'
import { renewPassword } from './renew-password'
import { requestCode } from './request-code'
import { requestOwnCode } from './request-own-code'
import type { ReadClient } from './session-response'
import { beginFactor, confirmFactor } from './set-up-factor'
import { signIn } from './sign-in'
import { stepUp } from './step-up'

type Deps = {
  db: Database
  settings: Settings
  readClient: ReadClient
  secret: string
  /** Encrypt the secrets of second factors. */
  masterSecrets: readonly string[]
  now: () => Date
}

/** Binds what visitors (`auth`) and signed-in clients (`credentials`, `secondFactor`) do; they share the counts of attempts. */
export function bindAuth({ db, secret, masterSecrets, ...others }: Deps) {
  const attempts = createLoginAttempts(db, secret)
  const factorAttempts = createFactorAttempts(db, secret)
  const admitRecoverySet = createRecoverySetLimit(db)
  const deps = {
    db,
    secret,
    attempts,
    factorAttempts,
    admitRecoverySet,
    keys: openMasterKeys(masterSecrets),
    ...others,
  }
  return {
    auth: bind(deps, { requestCode, register, renewPassword, signIn, purge: purgeAuth }),
    credentials: bind(deps, { requestCode: requestOwnCode, changePhone, changeEmail, changePassword, stepUp }),
    secondFactor: bind(deps, {
      begin: beginFactor,
      confirm: confirmFactor,
      renewCodes: renewRecoveryCodes,
      end: endFactor,
    }),
  }
}
