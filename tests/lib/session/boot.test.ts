// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { BOOT_SCRIPT } from '@/lib/session/boot'

const source = readFileSync('public/assets/boot.js', 'utf8')
const client = { id: 7, first_name: 'Мария', last_name: 'Лебедева', middle_name: 'Андреевна', bonus_miles: 12480 }
const PLACES = ['initials', 'name', 'middle', 'miles']

/** As a browser does it: the script in the head, then the header. */
async function load() {
  document.documentElement.lang = 'ru'
  delete document.documentElement.dataset.account
  document.body.innerHTML = ''
  new Function(source)()
  document.body.innerHTML = PLACES.map((of) => `<span data-client="${of}"></span>`).join('')
  // Observers are told after the task's own work, before the browser paints.
  await Promise.resolve()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  return [...document.querySelectorAll('span')].map((place) => place.textContent)
}

beforeEach(() => localStorage.clear())

describe('boot.js', () => {
  it('is addressed by its content', () => {
    const hash = createHash('sha256').update(source).digest('hex')
    expect(BOOT_SCRIPT).toBe(`/assets/boot.js?v=${hash.slice(0, 8)}`)
  })

  it('says before the header is painted who is signed in', async () => {
    localStorage.setItem('client_authenticated', 'true')
    localStorage.setItem('client', JSON.stringify(client))
    expect(await load()).toEqual(['МЛ', 'Лебедева Мария', 'Андреевна', (12480).toLocaleString('ru')])
    expect(document.documentElement.dataset.account).toBe('in')
  })

  it.each([
    ['no flag', null, JSON.stringify(client)],
    ['no client', 'true', null],
    ['no JSON', 'true', '{'],
    ['something else', 'true', '[]'],
    ['a client without an id', 'true', JSON.stringify({ ...client, id: '7' })],
    ['a client without a name', 'true', JSON.stringify({ ...client, last_name: null })],
  ])('leaves the page alone: %s', async (_, flag, stored) => {
    if (flag !== null) localStorage.setItem('client_authenticated', flag)
    if (stored !== null) localStorage.setItem('client', stored)
    expect(await load()).toEqual(['', '', '', ''])
    expect(document.documentElement.dataset.account).toBeUndefined()
  })

  it('writes names as text, whatever they hold', async () => {
    localStorage.setItem('client_authenticated', 'true')
    localStorage.setItem('client', JSON.stringify({ ...client, last_name: '<img src=x onerror=alert(1)>' }))
    await load()
    expect(document.querySelector('img')).toBeNull()
  })
})
