import { cleanup, configure } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach } from 'vitest'

// A busy machine shows a lazy part later than within the usual second.
configure({ asyncUtilTimeout: 5_000 })

// The files of a worker share one window: each begins with an empty one.
localStorage.clear()
sessionStorage.clear()
for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
history.replaceState(null, '', '/')
document.head.replaceChildren()
document.body.replaceChildren()

// jsdom has no media queries: every screen of a component test is a phone.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

afterEach(cleanup)
