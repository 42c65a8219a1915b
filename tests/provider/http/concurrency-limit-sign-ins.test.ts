import { describe, expect, it } from 'vitest'
import { openAuth, PASSWORD } from '@/tests/setup/auth-guests'
import { count, newPhone } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const RUSH = 300

describe('a rush of passwords', () => {
  const provider = useProvider()
  const auth = openAuth(provider)

  it('is rejected at once as unavailable, the same for clients as for strangers, and not counted', async () => {
    const clientPhone = await auth.addClient()
    const session = await auth.register(clientPhone)
    const settled: string[] = []
    const rush = Array.from({ length: RUSH }, (_, index) => {
      const response = auth.logIn(
        index % 2 ? clientPhone : newPhone(),
        `wrong guess ${index}`,
        `192.0.2.${index % 250}`,
      )
      response.then(({ statusCode }) => settled.push(`login ${statusCode}`))
      return response
    })
    const page = auth.as(session.session, session.client_token)
    page.then(() => settled.push('page'))
    expect((await page).statusCode).toBe(200)

    const responses = await Promise.all(rush)
    const rejected = responses.filter(({ statusCode }) => statusCode === 503)
    const checked = responses.filter(({ statusCode }) => statusCode === 401)
    expect(rejected.length + checked.length).toBe(RUSH)
    expect(checked.length).toBeGreaterThanOrEqual(20)
    expect(rejected.length).toBeGreaterThanOrEqual(RUSH / 2)
    for (const response of rejected) {
      const { requestId: _, ...error } = response.json().error
      expect(error).toEqual({ code: 'unavailable', message: 'Too many passwords at once.' })
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
    // Who was refused did not wait behind the hashes, nor did a client's page.
    expect(settled.slice(0, RUSH / 2)).toEqual(Array(RUSH / 2).fill('login 503'))
    expect(settled.indexOf('page')).toBeLessThan(settled.lastIndexOf('login 401'))
    // Three counters of each attempt that was judged: its phone here, its network, its phone.
    expect(await count(provider, 'login_attempts')).toBeLessThanOrEqual(checked.length * 3)
  })

  it('gives every place back', { tags: '@wide' }, async () => {
    await Promise.all(Array.from({ length: RUSH }, () => auth.post('login', { phone: 'none', password: '' })))
    const phone = await auth.addClient()
    await auth.register(phone)
    for (let attempt = 0; attempt < 4; attempt++) expect((await auth.logIn(phone, PASSWORD)).statusCode).toBe(200)
  })
})
