// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BOOT_INTEGRITY, BOOT_SCRIPT } from '@/lib/store/boot'

const FOR_A_YEAR = '; max-age=31536000; path=/; samesite=lax'
const source = readFileSync('public/assets/boot.js', 'utf8')
const client = { id: 7, first_name: 'Мария', last_name: 'Лебедева', middle_name: 'Андреевна', bonus_miles: 12480 }
const PLACES = ['initials', 'name', 'rest', 'miles']

/** As a browser does it: the script in the head, then the header. */
async function load(lang = 'ru') {
  document.documentElement.lang = lang
  delete document.documentElement.dataset.account
  delete document.documentElement.dataset.notice
  document.body.innerHTML = ''
  new Function(source)()
  document.body.innerHTML = PLACES.map((of) => `<span data-client="${of}"></span>`).join('')
  // Observers are told after the task's own work, before the browser paints.
  await Promise.resolve()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  return [...document.querySelectorAll('span')].map((place) => place.textContent)
}

beforeEach(() => {
  localStorage.clear()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

describe('boot.js', () => {
  it('is addressed by its content', () => {
    const hash = createHash('sha256').update(source).digest('hex')
    expect(BOOT_SCRIPT).toBe(`/assets/boot.js?v=${hash.slice(0, 8)}`)
    expect(BOOT_INTEGRITY).toBe(`sha256-${createHash('sha256').update(source).digest('base64')}`)
  })

  it('says before the header is painted who is signed in', async () => {
    localStorage.setItem('client_authenticated', 'true')
    localStorage.setItem('client', JSON.stringify(client))
    expect(await load()).toEqual(['МЛ', 'Лебедева Мария', 'Андреевна', (12480).toLocaleString('ru')])
    expect(document.documentElement.dataset.account).toBe('in')
    expect(await load('en'), 'the surname last').toEqual(['МЛ', 'Мария Андреевна', 'Лебедева', '12,480'])
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

  it.each([
    ['nothing', '', 'open'],
    ['cookie_consent', 'false', 'open'],
    ['old_cookie_consent', 'true', 'open'],
    ['cookie_consent', 'true', undefined],
  ])('opens the cookie notice before it is painted, unless it was answered: %s=%s', async (cookie, value, notice) => {
    Cookies.set('other', '1')
    Cookies.set(cookie, value)
    await load()
    expect(document.documentElement.dataset.notice).toBe(notice)
  })

  it.each([
    [
      'continue',
      [`cookie_consent=true${FOR_A_YEAR}`, `analytics=yes${FOR_A_YEAR}`, `analytics_agreement=2026-11-25${FOR_A_YEAR}`],
    ],
    // Also takes an earlier "continue" back.
    [
      'necessary',
      [`cookie_consent=true${FOR_A_YEAR}`, 'analytics=; max-age=0; path=/', 'analytics_agreement=; max-age=0; path=/'],
    ],
    [null, []],
  ])('takes an answer, keeps it for a year and says so: %s', async (answer, kept) => {
    await load()
    const told = vi.fn()
    document.addEventListener('notice-answered', told, { once: true })
    const write = vi.spyOn(document, 'cookie', 'set')
    document.body.innerHTML = `<button data-agreement="2026-11-25" ${answer ? `data-answer="${answer}"` : ''}><b>Ответ</b></button>`
    document.querySelector('b')?.click()
    const written = new Set(write.mock.calls.map(([cookie]) => cookie))
    expect([...written]).toEqual(kept)
    expect(document.documentElement.dataset.notice).toBe(answer ? undefined : 'open')
    expect(told).toHaveBeenCalledTimes(answer ? 1 : 0)
    write.mockRestore()
    document.removeEventListener('notice-answered', told)
  })

  it.each([
    [1280, true, -1],
    [390, false, 0],
  ])('says that the groups of the footer are open where they are columns: %s px', async (width, isOpen, tabIndex) => {
    vi.stubGlobal('innerWidth', width)
    await load()
    document.body.innerHTML = '<footer><details><summary>Аренда</summary></details></footer>'
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(document.querySelector('details')?.open).toBe(isOpen)
    expect(document.querySelector('summary')?.tabIndex).toBe(tabIndex)
    vi.unstubAllGlobals()
  })

  it('writes names as text, whatever they hold', async () => {
    localStorage.setItem('client_authenticated', 'true')
    localStorage.setItem('client', JSON.stringify({ ...client, last_name: '<img src=x onerror=alert(1)>' }))
    await load()
    expect(document.querySelector('img')).toBeNull()
  })

  it('lets a text become HTML or a script only where React, the bar or our own files need it', async () => {
    const policies: Record<string, Record<string, (text: string) => string | null | undefined>> = {}
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, rules: (typeof policies)[string]) => {
        policies[name] = rules
      },
    })
    await load()
    vi.unstubAllGlobals()
    const rules = policies.default
    expect(Object.keys(policies)).toEqual(['default'])
    const passed = (rule: string, texts: string[]) => texts.filter((text) => rules?.[rule]?.(text) === text)
    const bar = readFileSync('lib/navigation-progress/progress-bar.ts', 'utf8').match(/template: '(.*)'/)?.[1] ?? ''
    const html = ['<script></script>', bar]
    expect(passed('createHTML', [...html, '', '<b>', `${bar} `, '<script>1</script>'])).toEqual(html)
    const json = ['{"a":"\\u003c/script>"}', '[]']
    expect(passed('createScript', [...json, 'alert(1)', '{a:1}', '[alert(1)]', ''])).toEqual(json)
    const files = [
      '/_next/static/chunks/a.js',
      BOOT_SCRIPT,
      '/assets/offline.js',
      `${location.origin}/_next/static/b.js`,
    ]
    const others = ['//elsewhere.example/_next/static/a.js', '/_next/static/../../api/x', '/api/files/1/', 'data:,1']
    expect(passed('createScriptURL', [...files, ...others, '/assets/other.js', '/x/_next/static/a.js'])).toEqual(files)
  })
})
