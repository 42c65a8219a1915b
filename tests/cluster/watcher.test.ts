import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { birthOf } from '@/cluster/processes'

/** Watches until its pipe closes, as it does with the command, however that ends. */
async function watchUntilEnd(lines: string): Promise<unknown[]> {
  const watcher = spawn(process.execPath, ['--import', 'tsx', 'cluster/watcher.ts'], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const ended = once(watcher, 'exit')
  watcher.stdin.end(lines)
  return ended
}

describe('the watcher of the cluster', () => {
  it('ends what the command started, when the command is gone', async () => {
    const program = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
    const ended = once(program, 'exit')
    expect(await watchUntilEnd(`start ${program.pid}\n`)).toEqual([0, null])
    expect(await ended).toEqual([null, 'SIGTERM'])
  })

  it('ends a PostgreSQL that has outlived its Patroni, and no process that got its number later', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sun-watched-'))
    const other = mkdtempSync(join(tmpdir(), 'sun-watched-'))
    try {
      const pidFile = join(folder, 'postmaster.pid')
      writeFileSync(pidFile, '')
      // Its command names the folder, as a server's does.
      const server = spawn('tail', ['-f', pidFile], { stdio: 'ignore' })
      const ended = once(server, 'exit')
      for (const path of [folder, other]) writeFileSync(join(path, 'postmaster.pid'), `${server.pid}\n`)

      await watchUntilEnd(`data ${other}\n`)
      expect(birthOf(server.pid ?? 0)).not.toBeNull()
      await watchUntilEnd(`data ${folder}\n`)
      expect(await ended).toEqual([null, 'SIGQUIT'])
    } finally {
      for (const path of [folder, other]) rmSync(path, { recursive: true, force: true })
    }
  })
})
