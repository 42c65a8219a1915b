import { addDays } from 'date-fns'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CodePurpose } from '@/provider/contract/rules/auth/codes'
import { openAuth } from '@/tests/setup/auth-guests'
import { newPhone } from '@/tests/setup/open-provider'
import { hashCalls } from '@/tests/setup/remember-hashes'
import { useStatementLog } from '@/tests/setup/statement-log'
import { useProvider } from '@/tests/setup/use-provider'

/** Somebody whom nobody knows, a client without an account, and a registered one. */
type People = { stranger: string; client: string; registered: string }
type Body = (phone: string, request: string) => object

const NETWORKS = ['203.0.113.7', '198.51.100.7', '192.0.2.7']
const OPAQUE = 'A'.repeat(43)
const NEW_PASSWORD = 'мост через Золотой Рог'
const wrongProof: Body = (phone, request) => ({ phone, request, code: '000000', password: NEW_PASSWORD })
const withoutRequest: Body = (phone) => wrongProof(phone, OPAQUE)

type Question = { name: string; call: string; body: Body; status: number; purpose?: CodePurpose }

/** What a stranger may ask about any phone, with the status that all get. `purpose`: of a code that is requested before. */
const QUESTIONS: Question[] = [
  { name: 'a wrong password', call: 'login', body: (phone) => ({ phone, password: 'not the password' }), status: 401 },
  {
    ...{ name: 'a wrong password from a browser with a token', call: 'login', status: 401 },
    body: (phone) => ({ phone, password: 'not the password', deviceToken: OPAQUE }),
  },
  { name: 'a code to register', call: 'code', body: (phone) => ({ purpose: 'registration', phone }), status: 200 },
  { name: 'a code to renew', call: 'code', body: (phone) => ({ purpose: 'renew_password', phone }), status: 200 },
  {
    ...{ name: 'a code to renew by e-mail', call: 'code', status: 200 },
    body: (phone) => ({ purpose: 'renew_password', channel: 'email', phone }),
  },
  { name: 'a registration without a code', call: 'registration', body: withoutRequest, status: 422 },
  { name: 'a renewal without a code', call: 'renew_password', body: withoutRequest, status: 422 },
  {
    ...{ name: 'a registration with a wrong code', call: 'registration', status: 422 },
    ...{ body: wrongProof, purpose: 'registration' },
  },
  {
    ...{ name: 'a renewal with a wrong code', call: 'renew_password', status: 422 },
    ...{ body: wrongProof, purpose: 'renew_password' },
  },
]

/**
 * The time of a response is the time of its statements and of its hashes. Where both are the same, one for one, it cannot
 * tell who is a client. `npm run bench -- --enumeration` measures the time itself.
 */
describe('whoever asks about a phone that somebody has makes the same work as about one that nobody has', () => {
  const record = useStatementLog()
  const provider = useProvider()
  const auth = () => openAuth(provider)
  let people: People

  beforeAll(async () => {
    const registered = await auth().addClient()
    await auth().register(registered)
    people = { stranger: newPhone(), client: await auth().addClient(), registered }
    // The hash that stands for a missing one is made once.
    await auth().logIn(newPhone(), 'not the password', '203.0.113.99')
  })

  it.each(QUESTIONS)('$name', async ({ name, call, body, status, purpose }) => {
    // Each question has a day of its own: budgets of codes are of days.
    provider.clock.now = addDays(
      provider.clock.now,
      2 * (1 + QUESTIONS.findIndex((question) => question.name === name)),
    )
    const works = []
    for (const [index, phone] of Object.values(people).entries()) {
      const code = purpose === undefined ? null : await auth().requestCode(phone, purpose, NETWORKS[index])
      const request = String(code?.json().data.request)
      hashCalls.length = 0
      const headers = { 'x-client-ip': NETWORKS[index] }
      const statements = await record(async () => {
        const response = await auth().post(call, body(phone, request), headers)
        expect(response.statusCode, response.body).toBe(status)
      })
      works.push({ statements, hashes: [...hashCalls] })
    }
    const [ofStranger, ...ofOthers] = works
    expect(ofStranger?.statements.length).toBeGreaterThan(0)
    expect(ofStranger?.hashes.length).toBe(call === 'login' ? 1 : 0)
    for (const work of ofOthers) expect(work).toEqual(ofStranger)
  })
})
