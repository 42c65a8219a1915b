import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { createTurns } from '@/provider/modules/files/fair-queue'
import type { PdfFault } from './pdf-error'

const DEADLINE_MS = 10_000
/** The text of the largest file several times over. */
const HEAP_MB = 256
const inTurn = createTurns({ most: 1, waitingEach: 2 })

let fromSources: Promise<string> | undefined

/**
 * `pdfFault` beside the event loop: a PDF that is made to be slow or large ends with its worker. Whatever the worker does
 * not say in time is `complex`.
 *
 * @throws {FailureError} `too_many_requests`
 */
export function checkPdf(clientId: number, bytes: Uint8Array): Promise<PdfFault | null> {
  return inTurn(clientId, () => faultInWorker(bytes))
}

async function faultInWorker(bytes: Uint8Array): Promise<PdfFault | null> {
  const worker = await startWorker({
    workerData: bytes,
    // Neither keys nor addresses are its business.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve) => {
      timer = setTimeout(() => resolve('complex'), DEADLINE_MS)
      worker.once('message', resolve)
      worker.once('error', () => resolve('complex'))
      worker.once('exit', () => resolve('complex'))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Below the bundle when built; the sources are bundled here, once: a worker reads no TypeScript. */
async function startWorker(options: WorkerOptions): Promise<Worker> {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./modules/files/pdf-worker.js', import.meta.url), options)
  }
  fromSources ??= bundleWorker()
  return new Worker(await fromSources, { ...options, eval: true })
}

async function bundleWorker(): Promise<string> {
  const { build } = await import('esbuild')
  const entryPoints = [fileURLToPath(new URL('./pdf-worker.ts', import.meta.url))]
  const { outputFiles } = await build({ entryPoints, bundle: true, platform: 'node', format: 'cjs', write: false })
  return outputFiles.map(({ text }) => text).join('')
}
