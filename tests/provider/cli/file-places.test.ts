import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOf } from '@/provider/cli/arguments/file-places'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

describe('the place of a file of the branch', () => {
  let database: TestDatabase
  let folder: string
  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
    folder = await realpath(await mkdtemp(join(tmpdir(), 'sun-places-')))
    await mkdir(join(folder, 'elsewhere'))
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** The tests work in the program’s folder, as an operator does. */
  const env = () => ({ PROGRAM_DIR: process.cwd(), OPERATOR_DIR: join(folder, 'own') })

  it('is the operator’s own private folder for a name that is typed in the folder of the program', async () => {
    const run = openCommands(database.url)
    const before = await readdir('.')
    const done = await run('export fleet --file cars.csv', env())
    expect([done.errors, done.code]).toEqual(['', 0])
    expect(done.output).toMatch(new RegExp(`^Строк: \\d+\\.\nЗаписано: ${join(folder, 'own', 'cars.csv')}$`))
    expect((await stat(join(folder, 'own'))).mode & 0o077).toBe(0)
    expect(await readdir('.')).toEqual(before)
    const back = await run('import fleet --file cars.csv --dry-run', env())
    expect([back.errors, back.code]).toEqual(['', 0])
  })

  it('is never the folder of the program, and a better path is named', async () => {
    const run = openCommands(database.url)
    for (const [command, name] of [
      ['export clients --file', 'clients.csv'],
      ['backup make --file', 'all.sunb'],
      ['driver scans --id 1 --folder', 'scans'],
    ] as const) {
      const path = join(process.cwd(), name)
      const rejected = await run([...command.split(' '), path], { ...env(), BACKUP_KEY: 'key-of-the-place-tests' })
      expect([command, rejected.code, rejected.errors]).toEqual([
        command,
        3,
        `В папку программы файлы филиала не пишутся (${path}): укажите другую, например ${join(folder, 'own', name)}.`,
      ])
      expect(existsSync(path)).toBe(false)
    }
    const inside = { PROGRAM_DIR: process.cwd(), OPERATOR_DIR: join(process.cwd(), 'files') }
    expect((await run('export fleet --file cars.csv --lang en', inside)).errors).toMatch(/^Files of the branch are not/)
  })

  it('is the typed path everywhere else; the default of the own folder is in the home folder', async () => {
    const elsewhere = join(folder, 'elsewhere')
    expect(placeOf('cars.csv', 'write', env(), elsewhere)).toEqual({
      path: join(elsewhere, 'cars.csv'),
      isRelocated: false,
    })
    expect(placeOf('cars.csv', 'write', {})).toEqual({ path: join(process.cwd(), 'cars.csv'), isRelocated: false })
    const sample = 'docs/operators/samples/fleet.csv'
    expect(placeOf(sample, 'read', env())).toEqual({ path: join(process.cwd(), sample), isRelocated: false })
    await writeFile(join(elsewhere, 'x.csv'), '')
    expect(placeOf('x.csv', 'read', { ...env(), OPERATOR_DIR: elsewhere })).toMatchObject({ isRelocated: true })
    expect(placeOf(join(process.cwd(), 'x.csv'), 'write', { PROGRAM_DIR: process.cwd() })).toEqual({
      rejectedPath: join(process.cwd(), 'x.csv'),
      betterPath: join(homedir(), 'sun-rent-files', 'x.csv'),
    })
    const beside = `${process.cwd()}-files/x.csv`
    expect(placeOf(beside, 'write', env())).toEqual({ path: beside, isRelocated: false })
  })

  it('is compared by its real path: a link into the program’s folder is within it', async () => {
    const [program, own] = [join(folder, 'program'), join(folder, 'mine')]
    await mkdir(join(program, 'docs'), { recursive: true })
    await mkdir(own)
    await symlink(join(program, 'docs'), join(folder, 'link'))
    await symlink(program, join(folder, 'clone'))
    await symlink(join(program, 'new.csv'), join(folder, 'dangling.csv'))
    const environment = { PROGRAM_DIR: program, OPERATOR_DIR: own }
    for (const typed of [join(folder, 'link', 'new', 'c.csv'), join(folder, 'clone', 'c.csv')])
      expect(placeOf(typed, 'write', environment, folder)).toEqual({
        rejectedPath: typed,
        betterPath: join(own, 'c.csv'),
      })
    const dangling = join(folder, 'dangling.csv')
    expect(placeOf(dangling, 'write', environment, folder)).toMatchObject({ rejectedPath: dangling })
    expect(placeOf('c.csv', 'write', { ...environment, PROGRAM_DIR: join(folder, 'clone') }, program)).toEqual({
      path: join(own, 'c.csv'),
      isRelocated: true,
    })
    for (const inside of [join(folder, 'link'), 'docs', join(folder, 'clone', 'files')])
      expect(placeOf('c.csv', 'write', { ...environment, OPERATOR_DIR: inside }, program)).toHaveProperty(
        'rejectedPath',
      )
  })

  it('is rejected when a name leads out of the operator’s own folder', async () => {
    const [program, own] = [join(folder, 'program'), join(folder, 'mine')]
    await mkdir(join(program, 'a', 'b'), { recursive: true })
    await mkdir(own, { recursive: true })
    await symlink(join(folder, 'elsewhere'), join(own, 'away'))
    const environment = { PROGRAM_DIR: program, OPERATOR_DIR: own }
    for (const typed of ['../../c.csv', '../../mine-too/c.csv', join('away', 'c.csv')])
      expect(placeOf(typed, 'write', environment, join(program, 'a', 'b'))).toEqual({
        rejectedPath: join(program, 'a', 'b', typed),
        betterPath: join(own, 'c.csv'),
      })
    await writeFile(join(folder, 'secret.csv'), '')
    expect(placeOf('../secret.csv', 'read', environment, join(program, 'a'))).toMatchObject({ isRelocated: false })
  })
})
