import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { hashElements, hashPreinits, loadReactCopies } from '@/server/script-integrity'

const INTERNALS = '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const HASHES = { 'static/chunks/a.js': 'sha256-YQ==' }

function openReact() {
  const written: unknown[] = []
  const X = (source: string, options?: object) => void written.push([source, options])
  const reactDom = { [INTERNALS]: { d: { X } } }
  const put = (source: string, options?: object) => reactDom[INTERNALS].d.X(source, options)
  const replace = () => {
    reactDom[INTERNALS].d = { X: (source, options) => void written.push(['later', source, options]) }
  }
  return { reactDom, written, put, replace }
}

describe('the hash of a script', () => {
  it('stands with each script of the build, and with no other', () => {
    const { reactDom, written, put } = openReact()
    hashPreinits(reactDom, HASHES)
    put('/_next/static/chunks/a.js', { nonce: 'n' })
    put('/_next/static/chunks/a.js?dpl=1')
    put('/_next/static/chunks/b.js', { nonce: 'n' })
    put('/_next/static/chunks/a.js', { integrity: 'sha256-own' })
    expect(written).toEqual([
      ['/_next/static/chunks/a.js', { nonce: 'n', integrity: 'sha256-YQ==' }],
      ['/_next/static/chunks/a.js?dpl=1', { integrity: 'sha256-YQ==' }],
      ['/_next/static/chunks/b.js', { nonce: 'n' }],
      ['/_next/static/chunks/a.js', { integrity: 'sha256-own' }],
    ])
  })

  it('stands there also when the renderer is loaded later and puts a table of its own', () => {
    const { reactDom, written, put, replace } = openReact()
    hashPreinits(reactDom, HASHES)
    replace()
    put('/_next/static/chunks/a.js')
    expect(written).toEqual([['later', '/_next/static/chunks/a.js', { integrity: 'sha256-YQ==' }]])
  })

  it('stands with the scripts of a layout, which are elements', () => {
    const react = { createElement: (...args: unknown[]) => args }
    hashElements(react, HASHES)
    const props = { src: '/_next/static/chunks/a.js', async: true }
    expect(react.createElement('script', props, 'child')).toEqual([
      'script',
      { ...props, integrity: 'sha256-YQ==' },
      'child',
    ])
    for (const other of [{ src: '/_next/static/chunks/b.js' }, { ...props, integrity: 'sha256-own' }, {}, null])
      expect(react.createElement('script', other)).toEqual(['script', other])
    expect(react.createElement('img', props)).toEqual(['img', props])
  })

  it('is missed at the start, not by a visitor, when React is another one', () => {
    expect(() => hashPreinits({}, HASHES)).toThrow('another way')
    expect(() => hashElements({}, HASHES)).toThrow('another way')
  })

  it('stands in what the installed Next renders: a new version that keeps its React in another way fails here', async () => {
    const require = createRequire(import.meta.url)
    // What Next sets before it loads the program that renders.
    require('next/dist/server/node-environment-baseline')
    const { reactDom, react } = loadReactCopies(process.cwd())
    hashPreinits(reactDom, HASHES)
    hashElements(react, HASHES)
    const { vendored } = require('next/dist/compiled/next-server/app-page-turbo.runtime.prod.js')
    const { React, ReactDOM, ReactDOMServer } = vendored['react-ssr']
    const writeScript = () => {
      ReactDOM.preinit('/_next/static/chunks/a.js', { as: 'script' })
      return React.createElement('html')
    }
    const stream = await ReactDOMServer.renderToReadableStream(React.createElement(writeScript))
    expect(await new Response(stream).text()).toContain(`integrity="${HASHES['static/chunks/a.js']}"`)
    const element = react.createElement?.('script', { src: '/_next/static/chunks/a.js' })
    expect(element).toMatchObject({ props: { integrity: HASHES['static/chunks/a.js'] } })
  })
})
