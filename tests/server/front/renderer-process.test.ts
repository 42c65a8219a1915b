import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startRenderer } from '@/server/front/renderer-process'
import { LimitMessage } from '@/server/share-limits'

/** In one piece it would be taken for that of this file. */
const COMMENT = ['source', 'MappingURL'].join('')

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

  it('says how it counts attempts over the channel between it and the front', async () => {
    const script = join(folder, 'speaks.mjs')
    writeFileSync(
      script,
      'process.send({ limits: { isUp: false, aloneCount: 1 } }); process.once("SIGTERM", () => process.exit())',
    )
    let tell: (message: unknown) => void = () => undefined
    const said = new Promise<unknown>((resolve) => {
      tell = resolve
    })
    const renderer = startRenderer({
      script,
      socketPath: join(folder, 'socket'),
      env: process.env,
      onDeath: () => undefined,
      onMessage: tell,
    })
    expect(LimitMessage.parse(await said)).toEqual({ limits: { isUp: false, aloneCount: 1 } })
    await renderer.stop()
  })

  it('decodes no source map for an error: everybody would wait for it, and the map would stay in memory', async () => {
    const script = join(folder, 'mapped.mjs')
    const map = Buffer.from('{"version":3,"sources":["source.ts"],"names":[],"mappings":"AAAA"}').toString('base64')
    writeFileSync(
      script,
      `import { findSourceMap } from 'node:module'
      process.send({ hasMap: findSourceMap(import.meta.filename) !== undefined })
      process.once('SIGTERM', () => process.exit())
      //# ${COMMENT}=data:application/json;base64,${map}`,
    )
    let tell: (message: unknown) => void = () => undefined
    const said = new Promise<unknown>((resolve) => {
      tell = resolve
    })
    const renderer = startRenderer({
      ...{ script, socketPath: join(folder, 'socket'), env: process.env },
      ...{ onDeath: () => undefined, onMessage: tell },
    })
    expect(await said).toEqual({ hasMap: false })
    await renderer.stop()
  })
})
