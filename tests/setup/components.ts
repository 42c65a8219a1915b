import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom has no media queries: every screen of a component test is a phone.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

afterEach(cleanup)
