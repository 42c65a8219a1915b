import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findPrograms } from '@/cluster/programs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sun-programs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function install(...path: string[]): string {
  const file = join(folder, ...path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '#!/bin/sh\n')
  chmodSync(file, 0o755)
  return file
}

describe('the programs of the cluster', () => {
  it('that are not installed are named with their packages, and nothing else is', () => {
    for (const name of ['etcd', 'pgbouncer', 'redis-server']) install('bin', name)
    install('postgresql', '15', 'bin', 'postgres')

    expect(() => findPrograms([join(folder, 'bin')], join(folder, 'postgresql'))).toThrow(
      [
        'npm run cluster needs programs that are not installed:',
        '  nginx    Debian package nginx',
        '  patroni  Debian package patroni',
        'Install them: apt-get install nginx patroni',
      ].join('\n'),
    )
  })

  it('are found, of PostgreSQL the newest version that is new enough', () => {
    for (const name of ['nginx', 'etcd', 'patroni', 'pgbouncer', 'redis-server']) install('bin', name)
    install('postgresql', '13', 'bin', 'postgres')
    install('postgresql', '15', 'bin', 'postgres')
    const newest = install('postgresql', '16', 'bin', 'postgres')

    const programs = findPrograms([join(folder, 'bin')], join(folder, 'postgresql'))
    expect(programs).toMatchObject({ nginx: join(folder, 'bin', 'nginx'), postgres: newest })
  })

  it('a PostgreSQL that is too old counts as none', () => {
    for (const name of ['nginx', 'etcd', 'patroni', 'pgbouncer', 'redis-server']) install('bin', name)
    install('postgresql', '13', 'bin', 'postgres')

    expect(() => findPrograms([join(folder, 'bin')], join(folder, 'postgresql'))).toThrow(
      '  postgres  Debian package postgresql-15',
    )
  })
})
