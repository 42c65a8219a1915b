import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import pLimit from 'p-limit'
import { FailureError } from '@/provider/failure-error'
import { fontFiles } from './voucher-fonts'

/**
 * The first voucher of a worker waits until it has loaded the library and a font of 10 MB: at a load of 18 on two cores
 * that took 2.9 to 4.5 s, and the next ones 0.1 to 0.4 s. Both are below what the site waits for the beginning of a file.
 */
const DEADLINES = { firstMs: 20_000, nextMs: 8_000 }
const MOST_WAITING = 20
/** The fonts take their place in memory only as long as somebody prints. */
const IDLE_MS = 60_000
const HEAP_MB = 512

let fromSources: Promise<string> | undefined

export type VoucherPrinter = ReturnType<typeof createVoucherPrinter>

/**
 * Draws vouchers beside the event loop, one after another, in one worker that stays warm. A drawing that hangs ends with
 * its worker; the next one begins another.
 */
export function createVoucherPrinter(start: () => Promise<Worker> = startWorker, deadlines = DEADLINES) {
  const inTurn = pLimit(1)
  let worker: Promise<Worker> | null = null
  let idle: NodeJS.Timeout | undefined
  let waiting = 0
  let hasPrinted = false

  return {
    /** @throws {FailureError} `unavailable` when too many wait, or it took too long. */
    async print(content: string): Promise<Buffer> {
      if (waiting >= MOST_WAITING) throw new FailureError('unavailable', 'Too many vouchers are being made.')
      waiting += 1
      try {
        return await inTurn(() => draw(content))
      } finally {
        waiting -= 1
      }
    },

    close: stop,
  }

  async function draw(content: string): Promise<Buffer> {
    clearTimeout(idle)
    worker ??= start()
    try {
      const deadlineMs = hasPrinted ? deadlines.nextMs : deadlines.firstMs
      const pdf = Buffer.from(await answerOf(worker, content, deadlineMs))
      hasPrinted = true
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
    hasPrinted = false
    await (await stopped?.catch(() => null))?.terminate()
  }
}

async function answerOf(starting: Promise<Worker>, content: string, deadlineMs: number): Promise<Uint8Array> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error('no voucher in time')), deadlineMs)
  try {
    return await Promise.race([gone(late.signal), starting.then((worker) => ask(worker, content, late.signal))])
  } finally {
    clearTimeout(timer)
    late.abort()
  }
}

function gone(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}

async function ask(worker: Worker, content: string, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('the worker ended'))
    worker.once('message', resolve).once('error', reject).once('exit', end)
    signal.addEventListener('abort', () => worker.off('message', resolve).off('error', reject).off('exit', end), {
      once: true,
    })
    worker.postMessage(content)
  })
}

async function startWorker(): Promise<Worker> {
  const options: WorkerOptions = {
    workerData: fontFiles(),
    // Neither keys nor addresses are its business.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  }
  const worker = await openWorker(options)
  // Nobody waits for it when the provider ends.
  worker.unref()
  return worker
}

/** Below the bundle when built; the sources are bundled here, once: a worker reads no TypeScript. */
async function openWorker(options: WorkerOptions): Promise<Worker> {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./modules/vouchers/voucher-worker.js', import.meta.url), options)
  }
  fromSources ??= bundleWorker()
  return new Worker(await fromSources, { ...options, eval: true })
}

async function bundleWorker(): Promise<string> {
  const { build } = await import('esbuild')
  const entryPoints = [fileURLToPath(new URL('./voucher-worker.tsx', import.meta.url))]
  const how = { bundle: true, platform: 'node', format: 'cjs', packages: 'external', jsx: 'automatic' } as const
  const { outputFiles } = await build({ entryPoints, ...how, write: false })
  return outputFiles.map(({ text }) => text).join('')
}
