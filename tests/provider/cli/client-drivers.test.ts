import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from '@/tests/setup/client-session'
import { config, newPhone } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { jpeg, pdf } from '@/tests/setup/sample-files'
import { useProvider } from '@/tests/setup/use-provider'

const CLIENT = 2
const KEYS = { FILES_MASTER_KEY: config.files.secrets.join(','), FILES_DIR: config.files.folder }

describe('a driver in the commands', () => {
  const provider = useProvider()
  let run: ReturnType<typeof openCommands>
  let folder: string
  let id: number
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows

  beforeAll(async () => {
    run = openCommands(provider.url, provider.clock)
    folder = await mkdtemp(join(tmpdir(), 'sun-scans-'))
    const own = await sessionOf(provider, CLIENT)
    const upload = async (kind: string): Promise<string> => {
      const response = await provider.app.inject({
        ...{
          method: 'POST',
          url: `/auth-client/files?kind=${kind}`,
          payload: kind === 'licence' ? pdf('', 2) : await jpeg(),
        },
        headers: { ...own, 'content-type': 'application/octet-stream' },
      })
      expect(response.statusCode, response.body).toBe(201)
      return response.json().data.id
    }
    const driver = {
      ...{ last_name: 'Проверкин', first_name: 'Пётр', middle_name: null, noPatronymic: true, phone: newPhone() },
      ...{ email: 'petr@clients.example', birthDate: '1990-05-17' },
      licence: { number: '99 99 123456', country: 'RU', issuedAt: '2020-03-01', expiresAt: '2030-03-01' },
      ...{ passport_blob: await upload('passport'), driver_license_blob: await upload('licence') },
    }
    const added = await provider.call('POST', '/auth-client/drivers', driver, own)
    expect(added.statusCode, added.body).toBe(201)
    id = added.json().data.id
    await provider.call('POST', `/auth-client/drivers/${id}/approve`, { personalData: '2026-11-01' }, own)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('is shown with the licence, its dates, the client and the scans', async () => {
    expect((await run('driver list --limit 999')).output).toMatch(new RegExp(`#${id} .*Проверкин`))
    const { output, errors } = await run(`driver show --id ${id}`)
    expect(errors).toBe('')
    for (const text of ['99 99 123456', '1 марта 2020', '1 марта 2030', '17 мая 1990', 'Клиент ', 'на проверке'])
      expect(output).toContain(text)
    expect(output).toMatch(/Скан: паспорт, .*\n {2}Скан: права, /)
    expect(await run('driver show --id 999999')).toMatchObject({ code: 3, errors: 'Нет такого водителя.' })
  })

  it('has scans that open with the key only, as pictures of the operator alone, a PDF page by page, and the reading is recorded', async () => {
    const target = join(folder, 'open')
    const command = ['driver', 'scans', '--id', String(id), '--folder', target]
    expect(await run(command)).toMatchObject({ code: 3, errors: expect.stringContaining('FILES_MASTER_KEY') })
    const wrong = { ...KEYS, FILES_MASTER_KEY: 'another-key-of-the-tests' }
    expect(await run(command, wrong)).toMatchObject({ code: 3, errors: expect.stringContaining('не открыть') })
    expect(await rows(sql`select 1 from file_reads`)).toEqual([])

    expect(await run(command, KEYS)).toMatchObject({ code: 0, errors: '' })
    const names = await readdir(target)
    expect(names.sort()).toEqual([
      `driver-${id}-licence-page-1.jpg`,
      `driver-${id}-licence-page-2.jpg`,
      `driver-${id}-passport.jpg`,
    ])
    expect((await stat(target)).mode & 0o777).toBe(0o700)
    for (const name of names) {
      expect((await stat(join(target, name))).mode & 0o777).toBe(0o600)
      expect((await readFile(join(target, name))).subarray(0, 3).toString('hex')).toBe('ffd8ff')
    }
    expect(await rows(sql`select kind, client_id::int as client from file_reads order by kind`)).toEqual([
      { kind: 'licence', client: CLIENT },
      { kind: 'passport', client: CLIENT },
    ])
    const actions = await rows(sql`select operator, details from operator_acts where act = 'driver.scans'`)
    expect(actions).toEqual([{ operator: 'petrova', details: { id, files: 2 } }])
  })
})
