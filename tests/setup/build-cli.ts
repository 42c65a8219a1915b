import { resolve } from 'node:path'
import { build } from 'esbuild'

/** The operator's program, built as for production; removed by the caller. */
export async function buildCli(name: string): Promise<string> {
  const program = resolve('node_modules/.cache/sun-tests', `${name}-${process.pid}.mjs`)
  await build({
    entryPoints: ['provider/cli/main.ts'],
    outfile: program,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  return program
}
