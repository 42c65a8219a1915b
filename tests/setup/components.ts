import './plain-styles'
import { cleanup, configure } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, vi } from 'vitest'

// A busy machine shows a lazy part later than within the usual second.
configure({ asyncUtilTimeout: 5_000 })

// Each letter of a number would draw two hundred countries anew: these are the ones that tests write. All: the journeys.
const COUNTRIES = ['RU', 'KZ', 'CN', 'HK', 'MO', 'TW', 'US', 'GB', 'SZ']
vi.doMock('libphonenumber-js/min/metadata', async (original) => {
  const { default: metadata } = await original<typeof import('libphonenumber-js/min/metadata')>()
  const few = <Value>(table: Record<string, Value>, isIncluded: (entry: [string, Value]) => boolean) =>
    Object.fromEntries(Object.entries(table).filter(isIncluded))
  const codes = few(metadata.country_calling_codes, ([, ids]) => COUNTRIES.includes(ids[0] ?? ''))
  for (const [code, ids] of Object.entries(codes)) codes[code] = ids.filter((id) => COUNTRIES.includes(id))
  return {
    default: {
      ...metadata,
      country_calling_codes: codes,
      countries: few(metadata.countries, ([id]) => COUNTRIES.includes(id)),
    },
  }
})

// The files of a worker share one window: each begins with an empty one.
localStorage.clear()
sessionStorage.clear()
for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
history.replaceState(null, '', '/')
document.head.replaceChildren()
document.body.replaceChildren()

// jsdom has no media queries: every screen of a component test is a phone.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

// jsdom draws no dialogs. A file may bring others: each begins with these.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})

afterEach(cleanup)
