import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder, openDataFolder } from '../../scripts/data-folder.mjs'

const REFUSAL = /^The data folder .+ cannot be written: set DATA_DIR to another one$/

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'data folder '))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

describe('the data folder', () => {
  it('is made with its parents, and may be there already', () => {
    const path = join(directory, 'a', 'b')
    openDataFolder(path)
    openDataFolder(path)
    mkdirSync(join(path, 'made in it'))
  })

  it('is rejected in one line when it is a file, or below one', () => {
    const file = join(directory, 'file')
    writeFileSync(file, '')
    for (const path of [file, join(file, 'below')]) expect(() => openDataFolder(path)).toThrow(REFUSAL)
  })

  it.runIf(process.platform === 'linux')('is rejected at once where the system keeps no files, even from root', () => {
    expect(() => openDataFolder('/proc/x')).toThrow(REFUSAL)
    expect(() => openDataFolder('/proc/x/y')).toThrow(REFUSAL)
    expect(() => lockDataFolder('/proc')).toThrow(REFUSAL)
  })

  it('belongs to one launcher at a time', () => {
    const release = lockDataFolder(directory)
    expect(() => lockDataFolder(directory)).toThrow(`is in use by process ${process.pid}`)
    release()
    lockDataFolder(directory)()
  })
})
