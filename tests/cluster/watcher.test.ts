import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

describe('the watcher of the cluster', () => {
  it('ends what the command started, when the command is gone', async () => {
    const program = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
    const ended = once(program, 'exit')
    const watcher = spawn(process.execPath, ['--import', 'tsx', 'cluster/watcher.ts'], {
      stdio: ['pipe', 'ignore', 'inherit'],
    })
    const watcherEnded = once(watcher, 'exit')
    // The pipe closes with the command, however that ends.
    watcher.stdin.end(`start ${program.pid}\n`)
    expect(await ended).toEqual([null, 'SIGTERM'])
    expect(await watcherEnded).toEqual([0, null])
  })
})
