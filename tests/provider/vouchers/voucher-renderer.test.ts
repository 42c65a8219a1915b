import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { createVoucherCache } from '@/provider/modules/vouchers/voucher-cache'
import { createVoucherRenderer } from '@/provider/modules/vouchers/voucher-renderer'

const ECHO = `const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (text) => parentPort.postMessage(Buffer.from(text)))`
const STUCK = `require('node:worker_threads').parentPort.on('message', () => { for (;;); })`
const BROKEN = `require('node:worker_threads').parentPort.on('message', () => { throw new Error('broken') })`
/** Busy before it can respond at all, as while it loads a large font. */
const SLOW_START = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (text) => { if (text !== 'hang') parentPort.postMessage(Buffer.from(text)) })`
const SILENT = `require('node:worker_threads').parentPort.on('message', () => undefined)`

/** Opens a renderer whose workers run these programs, one after the other; the last one again and again. */
function openRenderer(programs: string[], nextMs = 10_000, firstMs = nextMs) {
  const workers: Worker[] = []
  const renderer = createVoucherRenderer(
    async () => {
      const program = programs[Math.min(workers.length, programs.length - 1)] ?? ''
      const worker = new Worker(program, { eval: true })
      workers.push(worker)
      return worker
    },
    { firstMs, nextMs },
  )
  return { ...renderer, workers }
}

describe('the renderer of vouchers', () => {
  it('renders one after another in one worker, and gives each request its own', async () => {
    const { render, workers, close } = openRenderer([ECHO])
    const texts = Array.from({ length: 15 }, (_, index) => `voucher ${index}`)
    expect((await Promise.all(texts.map(render))).map(String)).toEqual(texts)
    expect(workers).toHaveLength(1)
    await close()
  })

  it.each([
    ['hangs', STUCK],
    ['says nothing', SILENT],
    ['breaks', BROKEN],
  ])('ends a worker that %s, and prints the next one in another', async (_, program) => {
    const { render, workers, close } = openRenderer([program, ECHO], 500)
    const stuck = render('one')
    const next = render('two')
    await expect(stuck).rejects.toMatchObject({ code: 'unavailable' })
    expect(String(await next)).toBe('two')
    expect([workers.length, workers[0]?.threadId]).toEqual([2, -1])
    await close()
  })

  it('waits longer for the first voucher of a worker, which loads its fonts, and no longer for the next ones', async () => {
    const { render, workers, close } = openRenderer([SLOW_START], 400, 20_000)
    expect(String(await render('one'))).toBe('one')
    await expect(render('hang')).rejects.toMatchObject({ code: 'unavailable' })
    expect(String(await render('three'))).toBe('three')
    expect(workers).toHaveLength(2)
    await close()
  })

  it('lets so many wait and no more', async () => {
    const { render, close } = openRenderer([SILENT])
    const requests = Array.from({ length: 25 }, () => render('x').catch(({ code }) => code))
    const rejections = await Promise.all(requests.slice(20))
    expect(rejections).toEqual(Array.from({ length: 5 }, () => 'unavailable'))
    void Promise.all(requests.slice(0, 20))
    await close()
  })
})

describe('the cache of vouchers', () => {
  it('renders each content once for simultaneous and later requests, and another content again', async () => {
    const printed: string[] = []
    const cache = createVoucherCache({
      render: async (content) => {
        printed.push(content)
        return Buffer.from(content)
      },
    })
    await Promise.all(Array.from({ length: 10 }, () => cache.render('a')))
    expect([String(await cache.render('a')), String(await cache.render('b'))]).toEqual(['a', 'b'])
    expect(printed).toEqual(['a', 'b'])
  })

  it('does not store a failure', async () => {
    let calls = 0
    const cache = createVoucherCache({
      render: async (content) => {
        calls += 1
        if (calls === 1) throw new Error('busy')
        return Buffer.from(content)
      },
    })
    await expect(cache.render('a')).rejects.toThrow('busy')
    expect(String(await cache.render('a'))).toBe('a')
  })
})
