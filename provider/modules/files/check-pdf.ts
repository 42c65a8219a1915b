import { createFairQueue } from '@/provider/modules/files/fair-queue'
import { startWorker } from '@/provider/modules/start-worker'
import type { PdfError } from './pdf-error'

const DEADLINE_MS = 10_000
/** The text of the largest file several times over. */
const HEAP_MB = 256
const inFairQueue = createFairQueue({ most: 1, waitingEach: 2 })

/**
 * Runs `findPdfError` outside the event loop: a PDF that is built to be slow or large ends with its worker. When the worker
 * does not answer in time, the PDF is `complex`.
 *
 * @throws {FailureError} `too_many_requests`
 */
export function checkPdf(queueId: number, bytes: Uint8Array): Promise<PdfError | null> {
  return inFairQueue(queueId, () => errorInWorker(bytes))
}

async function errorInWorker(bytes: Uint8Array): Promise<PdfError | null> {
  const worker = await startWorker('files/pdf-worker.ts', {
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
