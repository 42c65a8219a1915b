import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bundleProgram } from './bundle-program'

type Program = 'cars/rasterise-program.ts'

/** Starts a program in a process of its own, with a channel for messages: the file beside the bundle, or its sources. */
export async function startProcess(program: Program): Promise<ChildProcess> {
  const script = import.meta.url.endsWith('.ts')
    ? ['--eval', await bundleProgram(program, { packages: 'external' })]
    : [fileURLToPath(new URL(`./modules/${program.replace(/\.ts$/, '.js')}`, import.meta.url))]
  return spawn(process.execPath, script, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // It needs neither keys nor addresses.
    env: { NODE_ENV: 'production' },
  })
}
