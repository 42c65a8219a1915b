import type { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { FailureError } from '@/provider/failure-error'
import { startWorker } from '@/provider/modules/start-worker'
import { fontFiles } from './voucher-fonts'

/**
 * The first voucher of a worker waits until it has loaded the library and a font of 10 MB: at a load of 18 on two cores
 * that took 2.9 to 4.5 s, and the next ones 0.1 to 0.4 s. Both are less than the site waits for the beginning of a file.
 */
const DEADLINES = { firstMs: 20_000, nextMs: 8_000 }
const MOST_WAITING = 20
/** Then the worker stops, and with it the memory of the fonts. */
const IDLE_MS = 60_000
const HEAP_MB = 512

export type VoucherRenderer = ReturnType<typeof createVoucherRenderer>

/**
 * Renders vouchers outside the event loop, one after another, in one worker that stays warm. A rendering that hangs ends
 * with its worker; the next one starts another.
 */
export function createVoucherRenderer(start: () => Promise<Worker> = startRendering, deadlines = DEADLINES) {
  const oneAtATime = pLimit(1)
  let worker: Promise<Worker> | null = null
  let idle: NodeJS.Timeout | undefined
  let waiting = 0
  let hasRendered = false

  return {
    /** @throws {FailureError} `unavailable` when too many requests wait, or it took too long */
    async render(content: string): Promise<Buffer> {
      if (waiting >= MOST_WAITING) throw new FailureError('unavailable', 'Too many vouchers are being made.')
      waiting += 1
      try {
        return await oneAtATime(() => renderInWorker(content))
      } finally {
        waiting -= 1
      }
    },

    close: stop,
  }

  async function renderInWorker(content: string): Promise<Buffer> {
    clearTimeout(idle)
    worker ??= start()
    try {
      const deadlineMs = hasRendered ? deadlines.nextMs : deadlines.firstMs
      const pdf = Buffer.from(await responseOf(worker, content, deadlineMs))
      hasRendered = true
      return pdf
    } catch (cause) {
      await stop()
      throw new FailureError('unavailable', 'The voucher could not be made.', { cause })
    } finally {
      idle = setTimeout(() => void stop(), IDLE_MS).unref()
    }
  }

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const stopped = worker
    worker = null
    hasRendered = false
    await (await stopped?.catch(() => null))?.terminate()
  }
}

async function responseOf(starting: Promise<Worker>, content: string, deadlineMs: number): Promise<Uint8Array> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error('no voucher in time')), deadlineMs)
  try {
    return await Promise.race([
      rejectOnAbort(late.signal),
      starting.then((worker) => requestVoucher(worker, content, late.signal)),
    ])
  } finally {
    clearTimeout(timer)
    late.abort()
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}

async function requestVoucher(worker: Worker, content: string, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('the worker ended'))
    worker.once('message', resolve).once('error', reject).once('exit', end)
    signal.addEventListener('abort', () => worker.off('message', resolve).off('error', reject).off('exit', end), {
      once: true,
    })
    worker.postMessage(content)
  })
}

async function startRendering(): Promise<Worker> {
  const worker = await startWorker('vouchers/voucher-worker.tsx', {
    workerData: fontFiles(),
    // The worker needs neither keys nor addresses.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  // It does not keep the provider alive.
  worker.unref()
  return worker
}
