import { spawn } from 'node:child_process'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { createRasteriser, type Rasteriser } from '@/provider/modules/cars/rasteriser'
import '@/provider/modules/files/clean-picture'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><path fill="#a3262b" d="M0 0h8v4H0z"/></svg>'
const SILENT = "process.on('message', () => undefined); process.on('disconnect', () => process.exit())"

const startSilent = async () =>
  spawn(process.execPath, ['--eval', SILENT], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })

describe('the rasteriser', () => {
  const opened: Rasteriser[] = []
  const open = (...settings: Parameters<typeof createRasteriser>) => {
    const rasteriser = createRasteriser(...settings)
    opened.push(rasteriser)
    return rasteriser
  }
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close()
  })

  it('draws SVG where the process that takes uploads cannot read it', async () => {
    const { rasterise } = open()
    await expect(sharp(Buffer.from(SVG)).metadata()).rejects.toThrow('unsupported image format')
    const picture = await rasterise('banner', SVG)
    expect(await sharp(picture ?? undefined).metadata()).toMatchObject({ format: 'png', width: 8, height: 4 })
  })

  it('returns nothing for what is no drawing, and draws the next one', async () => {
    const { rasterise } = open()
    expect(await rasterise('banner', '<svg')).toBeNull()
    expect(await rasterise('banner', SVG)).not.toBeNull()
  })

  it('does not wait for a process that says nothing or cannot start', async () => {
    expect(await open(startSilent, 300).rasterise('banner', SVG)).toBeNull()
    const missing = open(async () => spawn('/no/such/program', { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }))
    expect(await missing.rasterise('banner', SVG)).toBeNull()
    const failing = open(() => Promise.reject(new Error('no process')))
    expect(await failing.rasterise('banner', SVG)).toBeNull()
  })
})
