import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = {
  '@': root,
  // `server-only` throws outside a server bundle; here it has nothing to guard.
  'server-only': fileURLToPath(new URL('tests/setup/server-only.ts', import.meta.url)),
}

/** These open a database; the other tests of the provider are of pure rules. */
const ON_DATABASE = ['tests/provider/*.test.ts', 'tests/provider/db/**/*.test.ts']

/** A file that replaces a module, or what modules read once, gets a world of its own; the others share one, which halves their time. */
const REPLACING = readdirSync(`${root}tests`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `tests/${path}`)
  .filter((path) => /\bvi\.(mock|doMock|resetModules|stubEnv|stubGlobal)\(/.test(readFileSync(root + path, 'utf8')))

const COMPONENTS = {
  environment: 'jsdom',
  // Less work than a process for each file with a world of its own.
  pool: 'threads',
  // The build may run beside them.
  testTimeout: 30_000,
  setupFiles: ['tests/setup/components.ts'],
  // next-intl asks for `next/navigation` without its file ending, which Node refuses outside a bundle.
  server: { deps: { inline: ['next-intl'] } },
}

export default defineConfig({
  resolve: { alias },
  test: {
    // By default one core is left idle: half of a machine with two.
    maxWorkers: '100%',
    env: { TZ: 'America/New_York' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [...ON_DATABASE, ...REPLACING],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit, alone',
          environment: 'node',
          include: REPLACING.filter((path) => path.endsWith('.ts')),
          exclude: ON_DATABASE,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          ...COMPONENTS,
          name: 'components',
          isolate: false,
          include: ['tests/components/**/*.test.tsx'],
          exclude: REPLACING,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { ...COMPONENTS, name: 'components, alone', include: REPLACING.filter((path) => path.endsWith('.tsx')) },
      },
      {
        extends: true,
        test: {
          name: 'provider',
          environment: 'node',
          // Each file has a database of its own; the code keeps nothing between them.
          isolate: false,
          include: ON_DATABASE,
          globalSetup: ['tests/setup/global-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
