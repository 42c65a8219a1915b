import { join } from 'node:path'

/** Its demo becomes a file of its own, which live mode does not load. */
const PROVIDER = 'provider/main.ts'

// One file each: they find workers beside themselves.
const WHOLE = [
  'provider/config/config.ts',
  'provider/cli/main.ts',
  'provider/db/embedded/embedded.ts',
  'provider/modules/cars/rasterise-program.ts',
  'provider/modules/files/draw-worker.ts',
  'provider/modules/files/pdf-worker.ts',
  'server/front/main.ts',
  'server/renderer.ts',
  'lib/config/site-env.ts',
]

/** With its library: one file loads in half the time of the library's own hundred. */
const VOUCHERS = 'provider/modules/vouchers/voucher-worker.tsx'

/**
 * pdfkit reads its standard fonts and its colour profile from its own folder, by `import.meta.url`. In a bundle that would
 * be the bundle's folder.
 */
const PDFKIT_FOLDER = {
  // Names that no source has: esbuild does not rename what is in a banner.
  banner: {
    js: [
      "import { createRequire as requireFrom$ } from 'node:module'",
      "import { pathToFileURL as urlOf$ } from 'node:url'",
      'const require = requireFrom$(import.meta.url)',
      "const pdfkitUrl$ = urlOf$(require.resolve('pdfkit')).href",
    ].join(';'),
  },
  define: { 'import.meta.url': 'pdfkitUrl$', 'process.env.NODE_ENV': '"production"' },
}

/** Sources of which each becomes a program, a worker or a module of the launcher below `dist/`. */
export const BUNDLES = [PROVIDER, VOUCHERS, ...WHOLE]

/**
 * What esbuild has to do.
 *
 * @param {string} root
 * @returns {import('esbuild').BuildOptions[]}
 */
export function bundleOptions(root) {
  const common = /** @type {const} */ ({
    absWorkingDir: root,
    outdir: 'dist',
    outbase: '.',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'silent',
  })
  return [
    { ...common, entryPoints: [join(root, PROVIDER)], splitting: true, chunkNames: 'provider/[name]-[hash]' },
    { ...common, ...PDFKIT_FOLDER, entryPoints: [join(root, VOUCHERS)], packages: 'bundle' },
    { ...common, entryPoints: WHOLE.map((entry) => join(root, entry)) },
  ]
}
