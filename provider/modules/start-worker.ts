import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { BuildOptions } from 'esbuild'
import { bundleProgram } from './bundle-program'

/** Programs of workers, beside their modules, and how their sources are bundled. */
const PROGRAMS = {
  'files/draw-worker.ts': { packages: 'external' },
  'files/pdf-worker.ts': {},
  // As in a build (scripts/bundles.mjs): with the library, of which pdfkit reads files of its own folder.
  'vouchers/voucher-worker.tsx': {
    jsx: 'automatic',
    banner: { js: "const pdfkitUrl = require('node:url').pathToFileURL(require.resolve('pdfkit')).href" },
    define: { 'import.meta.url': 'pdfkitUrl', 'process.env.NODE_ENV': '"production"' },
  },
} satisfies Record<string, BuildOptions>

type Program = keyof typeof PROGRAMS

/** Starts a worker: a file beside the bundle in a build; here its sources are bundled once. */
export async function startWorker(program: Program, options: WorkerOptions): Promise<Worker> {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./modules/${program.replace(/\.tsx?$/, '.js')}`, import.meta.url), options)
  }
  return new Worker(await bundleProgram(program, PROGRAMS[program]), { ...options, eval: true })
}
