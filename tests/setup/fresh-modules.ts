import { afterAll, vi } from 'vitest'

// Files of one worker share packages (React, jsdom), whose loading is most of the time of a world of one's own.
// Our own modules and what a file replaced are read anew for each.
vi.resetModules()

afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
