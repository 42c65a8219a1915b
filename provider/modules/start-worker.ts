import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { BuildOptions } from 'esbuild'

/** Programs of workers, beside their modules, and how their sources are bundled. */
const PROGRAMS = {
  'files/pdf-worker.ts': {},
  'vouchers/voucher-worker.tsx': { packages: 'external', jsx: 'automatic' },
} satisfies Record<string, BuildOptions>

type Program = keyof typeof PROGRAMS

const bundled = new Map<Program, Promise<string>>()

/** Starts a worker: a file beside the bundle in a build; here its sources are bundled once: a worker reads no TypeScript. */
export async function startWorker(program: Program, options: WorkerOptions): Promise<Worker> {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./modules/${program.replace(/\.tsx?$/, '.js')}`, import.meta.url), options)
  }
  const source = bundled.get(program) ?? bundleWorker(program)
  bundled.set(program, source)
  return new Worker(await source, { ...options, eval: true })
}

async function bundleWorker(program: Program): Promise<string> {
  const { build } = await import('esbuild')
  const entryPoints = [fileURLToPath(new URL(program, import.meta.url))]
  const options = { bundle: true, platform: 'node', format: 'cjs', ...PROGRAMS[program] } as const
  const { outputFiles } = await build({ entryPoints, ...options, write: false })
  return outputFiles.map(({ text }) => text).join('')
}
