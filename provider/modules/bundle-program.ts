import { fileURLToPath } from 'node:url'
import type { BuildOptions } from 'esbuild'

const bundled = new Map<string, Promise<string>>()

/** Returns a program of provider/modules as one CommonJS script, bundled once: neither workers nor processes read TypeScript. */
export function bundleProgram(program: string, options: BuildOptions): Promise<string> {
  const source = bundled.get(program) ?? bundle(program, options)
  bundled.set(program, source)
  return source
}

async function bundle(program: string, options: BuildOptions): Promise<string> {
  const { build } = await import('esbuild')
  const entryPoints = [fileURLToPath(new URL(program, import.meta.url))]
  const { outputFiles } = await build({
    ...{ entryPoints, bundle: true, platform: 'node', format: 'cjs', ...options },
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}
