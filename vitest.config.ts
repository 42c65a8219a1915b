import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { FORM_TAGS } from './scripts/test-forms.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = {
  '@': root,
  // `server-only` throws outside a server bundle; here it has nothing to guard.
  'server-only': fileURLToPath(new URL('tests/setup/server-only.ts', import.meta.url)),
}

/** These open a database; those of the contract, the rules and the gateway are of pure functions. */
const ON_DATABASE = [
  'tests/faults/!(site-calls).test.ts',
  'tests/provider/*.test.ts',
  'tests/provider/!(contract|rules|gateway)/**/*.test.ts',
]

/** Our own modules anew for each file, because some replace them. */
const FRESH_MODULES = 'tests/setup/fresh-modules.ts'

const ALONE = [
  // Looks at the package that the setup of all others replaces.
  'tests/lib/navigation-progress/progress-bar.test.ts',
  // Loads the program of Next that renders, which replaces `console` for all files after it in the process.
  'tests/server/script-integrity.test.ts',
]

export default defineConfig({
  resolve: { alias },
  test: {
    // By default one core is left idle: half of a machine with two.
    maxWorkers: '100%',
    env: { TZ: 'America/New_York' },
    // The build may run beside them.
    testTimeout: 30_000,
    tags: FORM_TAGS,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          setupFiles: [FRESH_MODULES],
          include: ['tests/**/*.test.ts'],
          exclude: [...ON_DATABASE, ...ALONE],
        },
      },
      { extends: true, test: { name: 'unit, alone', include: ALONE } },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'components',
          environment: 'jsdom',
          // Less work than processes.
          pool: 'threads',
          isolate: false,
          setupFiles: [FRESH_MODULES, 'tests/setup/components.ts'],
          sequence: { setupFiles: 'list' },
          // next-intl asks for `next/navigation` without its file ending, which Node refuses outside a bundle.
          server: { deps: { inline: ['next-intl'] } },
          include: ['tests/components/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'provider',
          environment: 'node',
          // Each file has a database of its own; the code keeps nothing between them.
          isolate: false,
          setupFiles: ['tests/setup/remember-hashes.ts'],
          include: ON_DATABASE,
          globalSetup: ['tests/setup/global-database.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
