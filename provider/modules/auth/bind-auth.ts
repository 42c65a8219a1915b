import type { Database } from '@/provider/db/database'
import { bind } from '@/provider/modules/bind'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { changeEmail } from './change-email'
import { changePassword } from './change-password'
import { changePhone } from './change-phone'
import { createLoginAttempts } from './login-attempts'
import { purgeAuth } from './purge-auth'
import { register } from './register'
import { renewPassword } from './renew-password'
import { requestCode } from './request-code'
import { requestOwnCode } from './request-own-code'
import type { ReadClient } from './session-response'
import { signIn } from './sign-in'
import { stepUp } from './step-up'

type Deps = { db: Database; settings: Settings; readClient: ReadClient; secret: string; now: () => Date }

/** Binds what visitors (`auth`) and signed-in clients (`credentials`) do; both share the count of login attempts. */
export function bindAuth({ db, secret, ...others }: Deps) {
  const deps = { db, secret, attempts: createLoginAttempts(db, secret), ...others }
  return {
    auth: bind(deps, { requestCode, register, renewPassword, signIn, purge: purgeAuth }),
    credentials: bind(deps, { requestCode: requestOwnCode, changePhone, changeEmail, changePassword, stepUp }),
  }
}
