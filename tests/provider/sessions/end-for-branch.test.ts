import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '@/tests/setup/auth-guests'
import { openCommands } from '@/tests/setup/run-command'
import { headersOf, openSettings } from '@/tests/setup/signed-in'
import { useProvider } from '@/tests/setup/use-provider'

describe('the branch', () => {
  const provider = useProvider()
  const settings = openSettings(provider)
  const run = (line: string) => openCommands(provider.url, provider.clock)(line)
  const statusFor = async (session: Parameters<typeof headersOf>[0]) =>
    (await settings.send('GET', 'client', headersOf(session))).statusCode

  it('signs a client who calls out on every device, and nobody else', async () => {
    const { phone, session } = await settings.newClient()
    const second = (await settings.logIn(phone, PASSWORD)).json().data
    const other = await settings.newClient(null)
    expect(await run(`client sign-out 8${phone.slice(2)}`)).toMatchObject({
      code: 0,
      output: expect.stringContaining('на всех устройствах клиента: 2'),
    })
    expect([await statusFor(session), await statusFor(second), await statusFor(other.session)]).toEqual([401, 401, 200])
    expect((await run(`client sign-out ${phone}`)).output).toContain('клиента: 0')
    const acts = await provider.db.execute(
      sql`select details from operator_acts where act = 'client.sign_out' order by seq`,
    )
    expect(acts.rows).toEqual([
      { details: { client: session.client.id, ended: 2 } },
      { details: { client: session.client.id, ended: 0 } },
    ])
  })

  it('is told that no client has a phone, and that a phone is none', async () => {
    expect(await run('client sign-out +79149998877')).toMatchObject({ code: 3, errors: expect.stringContaining('нет') })
    expect((await run('client sign-out 12')).code).toBe(2)
  })
})
