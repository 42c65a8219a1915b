import { parentPort, workerData } from 'node:worker_threads'
import { findPdfError } from './pdf-error'

// Started by `checkPdf` for one PDF.
if (!(workerData instanceof Uint8Array)) throw new TypeError('a PDF is looked through, nothing else')
const { buffer, byteOffset, byteLength } = workerData
parentPort?.postMessage(findPdfError(Buffer.from(buffer, byteOffset, byteLength)))
