import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { createFairQueue } from '@/provider/modules/files/fair-queue'
import type { PdfError } from './pdf-error'

const DEADLINE_MS = 10_000
/** The text of the largest file several times over. */
const HEAP_MB = 256
const inFairQueue = createFairQueue({ most: 1, waitingEach: 2 })

let fromSources: Promise<string> | undefined

/**
 * Runs `findPdfError` outside the event loop: a PDF that is built to be slow or large ends with its worker. When the worker
 * does not answer in time, the PDF is `complex`.
 *
 * @throws {FailureError} `too_many_requests`
 */
export function checkPdf(clientId: number, bytes: Uint8Array): Promise<PdfError | null> {
  return inFairQueue(clientId, () => errorInWorker(bytes))
}

async function errorInWorker(bytes: Uint8Array): Promise<PdfError | null> {
  const worker = await startWorker({
    workerData: bytes,
    // The worker needs neither keys nor addresses.
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

/**
 * Starts the worker: a file beside the bundle in a build; here its sources are bundled once: it reads no TypeScript.
 */
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
