/**
 * The arrows of ARCHITECTURE: app → components → lib → provider/contract; the provider stands alone.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'lib-knows-no-components',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components|server)/' },
    },
    {
      name: 'components-know-no-app',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^(app|server)/' },
    },
    {
      name: 'components-call-no-server-api',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^lib/api/' },
    },
    {
      name: 'middleware-knows-only-lib',
      severity: 'error',
      from: { path: '^middleware\\.ts$' },
      to: { path: '^(app|components|provider|server)/' },
    },
    {
      name: 'nothing-imports-server',
      severity: 'error',
      from: { path: '^(app|components|lib|provider|middleware)' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-only-lib',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(app|components|provider)/' },
    },
    {
      name: 'site-sees-only-the-contract',
      severity: 'error',
      from: { path: '^(app|components|lib|middleware|server)' },
      to: { path: '^provider/', pathNot: '^provider/contract/' },
    },
    {
      name: 'provider-stands-alone',
      severity: 'error',
      from: { path: '^provider/' },
      to: { path: '^(app|components|lib|messages|server)/' },
    },
    {
      name: 'contract-needs-only-zod-and-dates',
      severity: 'error',
      from: { path: '^provider/contract/' },
      to: { pathNot: '^(provider/contract/|node_modules/(zod|date-fns|date-fns-tz)/)' },
    },
    {
      name: 'browser-rules-need-no-zod',
      severity: 'error',
      from: { path: '^provider/contract/rules/' },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^provider/(rules|modules/[^/]+/rules)/' },
      to: {
        pathNot: '^provider/(rules|modules/[^/]+/rules|contract)/|node_modules/(date-fns|date-fns-tz)/',
      },
    },
    {
      name: 'db-knows-no-modules',
      severity: 'error',
      from: { path: '^provider/db/' },
      to: { path: '^provider/modules/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
}
