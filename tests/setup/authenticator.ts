import { TOTP } from 'otpauth'
import type { SecondFactorSetup } from '@/provider/contract/auth'
import { headersOf, type openSettings, type SessionHeaders } from './signed-in'

/** The code that an app shows at this moment. */
export function codeOfApp({ secret }: Pick<SecondFactorSetup, 'secret'>, at: Date): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() })
}

/** Sets a second factor up, as a client does after his password. */
export async function setUpFactor(
  settings: ReturnType<typeof openSettings>,
  clock: { now: Date },
  session: Parameters<typeof headersOf>[0],
) {
  const headers: SessionHeaders = await settings.stepUp(headersOf(session))
  const setup: SecondFactorSetup = (await settings.send('POST', 'second_factor', headers)).json().data
  const body = { code: codeOfApp(setup, clock.now) }
  const confirmed = await settings.send('POST', 'second_factor/confirmation', headers, body)
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body)
  return { headers, setup, recoveryCodes: confirmed.json().data.recoveryCodes as string[] }
}
