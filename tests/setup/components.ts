import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { endProgress } from '@/lib/navigation-progress/progress-bar'

// jsdom has no media queries: every screen of a component test is a phone.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

afterEach(() => {
  cleanup()
  // The bar may still be on its way when the page is taken away.
  endProgress()
})
