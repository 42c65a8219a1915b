import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { build } from 'esbuild'

/** Bundles a program that a test starts. @returns its path; the test removes it */
export async function bundleProgram(name: string, entryPoint: string): Promise<string> {
  // Beside the packages, so that the bundle finds them.
  const program = resolve('node_modules/.cache/sun-tests', `${name}-${randomUUID()}.mjs`)
  await build({
    entryPoints: [entryPoint],
    outfile: program,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  return program
}
