import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startRenderer } from '@/server/front/renderer-process'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'renderer-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the renderer', () => {
  it('that has just died is not waited for when the site stops', async () => {
    const script = join(folder, 'dies.mjs')
    writeFileSync(script, 'process.exit(3)')
    let tell: (how: string) => void = () => undefined
    const death = new Promise<string>((resolve) => {
      tell = resolve
    })
    const renderer = startRenderer({ script, socketPath: join(folder, 'socket'), env: process.env, onDeath: tell })
    expect(await death).toBe('exit code 3')
    await renderer.stop()
  })
})
