import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = {
  '@': root,
  // `server-only` throws outside a server bundle; here it has nothing to guard.
  'server-only': fileURLToPath(new URL('tests/setup/server-only.ts', import.meta.url)),
}

export default defineConfig({
  resolve: { alias },
  test: {
    env: { TZ: 'America/New_York' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/provider/**'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/components/**/*.test.tsx'],
          setupFiles: ['tests/setup/components.ts'],
          // next-intl asks for `next/navigation` without its file ending, which Node refuses outside a bundle.
          server: { deps: { inline: ['next-intl'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'provider',
          environment: 'node',
          include: ['tests/provider/**/*.test.ts'],
          globalSetup: ['tests/setup/global-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
