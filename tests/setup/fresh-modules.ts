import { afterAll, vi } from 'vitest'

// Files of one worker share packages (React, jsdom), whose loading is most of the time of a world of one's own.
// Our own modules and what a file replaced are read anew for each.
vi.resetModules()

// It comes late and has timers of its own, which outlive the page of a file. What we ask of it: `progress-bar.test.ts`.
vi.doMock('nprogress', () => {
  const bar = { start: () => bar, set: () => bar, done: () => bar }
  return { default: { configure: () => bar } }
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
