import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { NEWEST_HEADER } from '@/tests/setup/newest-consents'
import { type Answer, type Asking, ask } from './setup/ask'
import { addClient } from './setup/branch'
import { codeOf } from './setup/outbox'

const FROM = '127.11.0.1'
const PASSWORD = 'канарейка-поёт-утром'
const NEW_PASSWORD = 'канарейка-поёт-вечером'

test('no log of site or provider names a phone, person, code, password or token of whoever signs in', async () => {
  // A second try finds the clients of the first.
  const { retry } = test.info()
  const [phone, forgetful] = [`+799966640${retry}1`, `+799966640${retry}2`]
  const before = readLogs().map(({ length }) => length)
  await addClient({ phone })
  await addClient({ phone: forgetful, isRegistered: true })
  const post = (door: string, body: object, more: Asking = {}) =>
    ask(`/api/auth/${door}/`, {
      method: 'POST',
      from: FROM,
      body: JSON.stringify(body),
      ...more,
      headers: {
        'content-type': 'application/json',
        'x-consents': NEWEST_HEADER,
        ...more.headers,
      },
    })
  const secrets = new Set([phone.slice(1), forgetful.slice(1), 'Проверкина', PASSWORD, NEW_PASSWORD])
  const codes: string[] = []
  const askForCode = async (purpose: string, phone: string) => {
    const { data } = JSON.parse((await post('code', { purpose, phone })).body)
    const code = await codeOf(phone)
    secrets.add(data.request)
    codes.push(code)
    return { request: String(data.request), code, phone }
  }
  const enter = (answer: Answer) => {
    const session = /sid=([^;]+)/.exec(answer.headers['set-cookie']?.[0] ?? '')?.[1] ?? ''
    const { client_token, device_token } = JSON.parse(answer.body).data
    for (const secret of [session, client_token, device_token]) secrets.add(secret)
    return { cookie: `sid=${session}`, authorization: `Bearer ${client_token}` }
  }

  const proof = await askForCode('registration', phone)
  const wrong = proof.code === '111111' ? '222222' : '111111'
  const statuses = [
    (await post('registration', { ...proof, code: wrong, password: PASSWORD })).status,
    (await post('registration', { ...proof, password: PASSWORD, [phone]: phone })).status,
  ]
  const owner = enter(await post('registration', { ...proof, password: PASSWORD }))
  for (const path of ['/account/', '/account/history/', '/en/account/settings/', `/account/1/?phone=${phone}`])
    await ask(path, { headers: owner, from: FROM })
  statuses.push((await ask('/api/auth/client/', { headers: owner, from: FROM })).status)
  statuses.push((await post('login', { phone, password: `${PASSWORD} wrong` })).status)
  enter(await post('login', { phone, password: PASSWORD }))
  const renewal = await askForCode('renew_password', forgetful)
  enter(await post('renew_password', { ...renewal, password: NEW_PASSWORD }))
  // What no door understands is rejected with what was sent in hand: broken JSON, a foreign page, a strange address.
  statuses.push((await post('login', {}, { body: `{"phone":"${phone}","password":"${PASSWORD}` })).status)
  statuses.push((await post('login', { phone }, { headers: { origin: 'https://evil.example' } })).status)
  statuses.push((await ask(`/api/auth/${phone}/?password=${encodeURIComponent(PASSWORD)}`, { from: FROM })).status)
  const last = await post('logout', {}, { headers: owner })
  statuses.push(last.status)
  expect(statuses).toEqual([422, 400, 200, 401, 400, 403, 404, 200])

  const readNew = () => readLogs().map((log, index) => log.slice(before[index]))
  // A sign-out that did not reach the provider is made good within seconds.
  await expect.poll(() => readNew()[1]?.includes('/auth-client/logout'), { timeout: 20_000 }).toBe(true)
  const logs = readNew()
  expect(secrets.size).toBeGreaterThan(14)
  for (const secret of secrets)
    for (const text of [secret, encodeURIComponent(secret)])
      expect(logs.join('').includes(text), `a log names ${text}`).toBe(false)
  // Six digits stand in many a time and duration: only a number of its own is a code.
  for (const code of codes) expect(logs.join('')).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`))
})

/** What site and provider have said so far. */
function readLogs(): string[] {
  return ['site', 'provider'].map((name) => readFileSync(join(process.env.E2E_LOGS ?? '', `${name}.log`), 'utf8'))
}
