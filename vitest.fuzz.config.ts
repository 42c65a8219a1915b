import { defineConfig } from 'vitest/config'
import base from './vitest.config'

/** The long form of fuzzing, `npm run fuzz`; its short one is in `npm test`. */
export default defineConfig({
  resolve: base.resolve ?? {},
  test: {
    env: { TZ: 'America/New_York' },
    environment: 'node',
    // One after the other: each measures its own memory and time.
    fileParallelism: false,
    setupFiles: ['tests/setup/remember-hashes.ts'],
    globalSetup: ['tests/setup/global-database.ts'],
    hookTimeout: 600_000,
    include: ['tests/provider/http/fuzz-*.test.ts', 'tests/provider/http/*.fuzz.ts'],
  },
})
