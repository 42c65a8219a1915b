import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

const config: NextConfig = {
  trailingSlash: true,
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // Metadata stands in <head> for everybody: streamed metadata would reach crawlers in <body> once pages are cached.
  htmlLimitedBots: /.*/,
  // next/image emits style attributes, which the CSP blocks; pictures are built ahead.
  images: { unoptimized: true },
}

export default withNextIntl(config)
