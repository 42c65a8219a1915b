import { defineConfig } from 'vitest/config'
import base from './vitest.config'

/** `npm run faults`: the short forms, which `npm test` runs too, and the long ones, one after the other. */
export default defineConfig({
  resolve: base.resolve ?? {},
  test: {
    env: { TZ: 'America/New_York' },
    environment: 'node',
    fileParallelism: false,
    reporters: ['default', './tests/setup/faults/table-reporter.ts'],
    setupFiles: ['tests/setup/remember-hashes.ts'],
    globalSetup: ['tests/setup/global-database.ts'],
    hookTimeout: 180_000,
    include: ['tests/faults/*.{test,fault}.ts'],
  },
})
