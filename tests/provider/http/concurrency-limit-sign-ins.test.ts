import { describe, expect, it } from 'vitest'
import { openAuth, PASSWORD } from '@/tests/setup/auth-guests'
import { count, newPhone } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const RUSH = 300

describe('a rush of passwords', () => {
  const provider = useProvider()
  const auth = openAuth(provider)

  it('is rejected at once as unavailable, the same for clients as for strangers, and not counted', async () => {
    const known = await auth.addClient()
    const session = await auth.register(known)
    const settled: string[] = []
    const rush = Array.from({ length: RUSH }, (_, index) => {
      const answer = auth.logIn(index % 2 ? known : newPhone(), `wrong guess ${index}`, `192.0.2.${index % 250}`)
      answer.then(({ statusCode }) => settled.push(`login ${statusCode}`))
      return answer
    })
    const page = auth.as(session.session, session.client_token)
    page.then(() => settled.push('page'))
    expect((await page).statusCode).toBe(200)

    const answers = await Promise.all(rush)
    const shed = answers.filter(({ statusCode }) => statusCode === 503)
    const judged = answers.filter(({ statusCode }) => statusCode === 401)
    expect(shed.length + judged.length).toBe(RUSH)
    expect(judged.length).toBeGreaterThanOrEqual(20)
    expect(shed.length).toBeGreaterThanOrEqual(RUSH / 2)
    for (const answer of shed) {
      const { requestId: _, ...error } = answer.json().error
      expect(error).toEqual({ code: 'unavailable', message: 'Too many passwords at once.' })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    // Who was refused did not wait behind the hashes, nor did a client's page.
    expect(settled.slice(0, RUSH / 2)).toEqual(Array(RUSH / 2).fill('login 503'))
    expect(settled.indexOf('page')).toBeLessThan(settled.lastIndexOf('login 401'))
    // Three counters of each attempt that was judged: its phone here, its network, its phone.
    expect(await count(provider, 'login_attempts')).toBeLessThanOrEqual(judged.length * 3)
  })

  it('gives every place back', { tags: '@wide' }, async () => {
    await Promise.all(Array.from({ length: RUSH }, () => auth.post('login', { phone: 'none', password: '' })))
    const phone = await auth.addClient()
    await auth.register(phone)
    for (let turn = 0; turn < 4; turn++) expect((await auth.logIn(phone, PASSWORD)).statusCode).toBe(200)
  })
})
