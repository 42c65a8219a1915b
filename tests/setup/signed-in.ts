import type { OwnCodeRequest, SessionResponse } from '@/provider/contract/auth'
import { openAuth, openTestOutbox, PASSWORD } from './auth-guests'
import { type TestProvider, TOKEN } from './open-provider'

/** Alone: the branch's phone has more digits. */
const CODE = /(?<!\d)\d{6}(?!\d)/

export type SessionHeaders = Record<string, string>

export function headersOf({ session, client_token }: SessionResponse): SessionHeaders {
  return { authorization: `Bearer ${client_token}`, 'x-app-token': TOKEN, 'x-session': session }
}

/** What a signed-in client does in his settings. */
export function openSettings(provider: TestProvider) {
  const auth = openAuth(provider)
  const send = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: SessionHeaders, payload?: object) =>
    provider.app.inject({ method, url: `/auth-client/${url}`, headers, ...(payload ? { payload } : {}) })

  return {
    ...auth,
    send,

    async newClient(email: string | null = 'client@clients.example') {
      const phone = await auth.addClient(undefined, 'ru', email)
      return { phone, session: await auth.register(phone) }
    },

    /** @returns the headers of the session that began. */
    async stepUp(headers: SessionHeaders, password = PASSWORD): Promise<SessionHeaders> {
      return headersOf((await send('POST', 'step_up', headers, { password })).json().data)
    },

    /** Requests a code and reads it from the outbox, in the channel to which it was sent. */
    async takeOwnCode(headers: SessionHeaders, request: OwnCodeRequest) {
      const response = await send('POST', 'settings/code', headers, request)
      const outbox = openTestOutbox(provider)
      await outbox.deliver()
      const channel = request.purpose === 'email' ? 'email' : 'sms'
      const message = outbox.sent.find((sent) => sent.channel === channel && CODE.test(sent.text))
      const code = CODE.exec(message?.text ?? '')?.[0] ?? '000000'
      return { response, to: message?.address, proof: { request: String(response.json().data?.request), code } }
    },
  }
}
