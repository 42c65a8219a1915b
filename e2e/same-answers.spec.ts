import { expect, test } from '@playwright/test'
import { NEWEST_HEADER } from '@/tests/setup/newest-consents'
import { type Answer, ask } from './setup/ask'
import { addClient } from './setup/branch'
import { LANGUAGES } from './setup/languages'
import { wide } from './setup/long-form'
import { codeOf, messagesTo } from './setup/outbox'

/** Somebody whom nobody knows, a client without an account and a registered one. */
const PEOPLE = ['stranger', 'client', 'registered'] as const
const CODE = '1'.repeat(6)
const OPAQUE = 'A'.repeat(43)

for (const [index, { id }] of LANGUAGES.entries())
  test(`the route handlers of signing in do not tell who is a client: ${id}`, wide(index > 0), async () => {
    const phones = PEOPLE.map((_, person) => `+79996663${index}0${person}`)
    const [stranger = '', client = '', registered = ''] = phones
    await addClient({ phone: client, language: id })
    await addClient({ phone: registered, language: id, isRegistered: true })

    /** What each of them is answered, told apart by nothing. */
    const askAll = async (door: string, body: object, from: number) => {
      const answers = await Promise.all(
        phones.map((phone, person) =>
          ask(`/api/auth/${door}/`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'accept-language': id,
              'x-consents': NEWEST_HEADER,
            },
            body: JSON.stringify({ ...body, phone }),
            from: `127.10.${index}.${from + person}`,
          }),
        ),
      )
      const [first, ...others] = answers.map(impersonal)
      for (const other of others) expect.soft(other, `${door} ${id}`).toEqual(first)
      return first?.status
    }

    const proof = { request: OPAQUE, code: CODE, password: 'мост через Золотой Рог' }
    expect(await askAll('registration', proof, 1)).toBe(422)
    expect(await askAll('renew_password', proof, 1)).toBe(422)
    for (let failures = 0; failures < 5; failures++)
      expect(await askAll('login', { password: 'not the password' }, 11)).toBe(401)
    expect(await askAll('login', { password: 'not the password' }, 11)).toBe(429)
    expect(await askAll('code', { purpose: 'registration' }, 21)).toBe(200)
    expect(await askAll('code', { purpose: 'registration' }, 21)).toBe(429)

    expect(await codeOf(client)).toMatch(/^\d{6}$/)
    // Whoever has an account hears of it by the code's own message; of a stranger nothing leaves.
    expect(await messagesTo(client)).toHaveLength(1)
    await expect.poll(() => messagesTo(registered)).toHaveLength(1)
    expect(await messagesTo(stranger)).toEqual([])
  })

/** An answer without what differs from request to request; a number of seconds may fall between two of them. */
function impersonal({ status, headers, body }: Answer) {
  const { date: _, 'x-request-id': __, 'retry-after': wait, ...rest } = headers
  const text = body
    .replace(/("requestId":")[^"]+/, '$1…')
    .replace(/("request":")[\w-]{43}/, '$1…')
    .replace(/("retryAfterSeconds":)\d+/, '$1…')
  return { status, headers: rest, hasWait: wait !== undefined, body: text }
}
