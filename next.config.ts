import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { HAS_COMPONENTS_PAGE } from './lib/config/product'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    srcPath: ['./app', './components', './lib'],
    // Compiled at build: the browser gets no message parser.
    messages: { path: './messages', locales: ['ru', 'en', 'zh-CN'], format: 'json', precompile: true },
  },
})

const config: NextConfig = {
  // `page.states.tsx` is a page only where the components are shown: no other build holds any of it.
  pageExtensions: HAS_COMPONENTS_PAGE ? ['ts', 'tsx', 'states.tsx'] : ['ts', 'tsx'],
  trailingSlash: true,
  // Each sheet alone: `scripts/merge-sheets.mjs` makes one of them for each segment.
  experimental: {
    cssChunking: { type: 'graph', requestCost: 1 },
    // What Next leaves without a hash gets it from `server/script-integrity.ts`.
    sri: { algorithm: 'sha256' },
  },
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // Metadata stands in <head> for everybody: streamed metadata would reach crawlers in <body> once pages are cached.
  htmlLimitedBots: /.*/,
  // What a page preloads, above all its fonts, stands in its HTML: a header `Link` would hold the nonce, and no cache keeps it.
  reactMaxHeadersLength: 0,
  // next/image emits style attributes, which the CSP blocks; pictures are built ahead.
  images: { unoptimized: true },
  // Types are a gate of their own (`npm run verify`, tests included): a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    rules: {
      // The legal texts of documents/ are part of the build: `import … from '….md?raw'` is the text itself.
      '*.md': { condition: { query: '?raw' }, type: 'text' },
    },
  },
}

export default withNextIntl(config)
