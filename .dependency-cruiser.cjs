/**
 * Import rules between the rooms of docs/architecture.md.
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
    // Its drawings are in the sprite: a picture from a client module costs each page its outline and a component.
    {
      name: 'icons-are-of-the-sprite',
      severity: 'error',
      from: { path: '^(app|components|lib)/' },
      to: { path: 'node_modules/lucide-' },
    },
    {
      name: 'ui-is-a-leaf',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(app|components|lib|messages|provider|server)/', pathNot: '^(components/ui|lib/i18n)/' },
    },
    // A sheet is of its folder alone: what another folder should look like is a prop.
    {
      name: 'styles-beside',
      severity: 'error',
      from: { path: '^(.+)/[^/]+$' },
      to: { path: '[.]module[.]css$', pathNot: '^$1/[^/]+$' },
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
      name: 'nothing-imports-the-cluster',
      severity: 'error',
      from: { path: '^(app|components|lib|provider|server|middleware)' },
      to: { path: '^cluster/' },
    },
    {
      name: 'server-knows-lib-and-the-contract',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(app|components|provider)/', pathNot: '^provider/contract/' },
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
      name: 'telemetry-is-a-leaf',
      severity: 'error',
      from: { path: '^telemetry/' },
      to: { path: '^(app|components|lib|messages|provider|server)/' },
    },
    // Pages and components run in browsers, and the contract is the wire: neither measures anything.
    {
      name: 'telemetry-is-of-processes',
      severity: 'error',
      from: { path: '^(app|components|lib|middleware|provider/(contract|rules|modules|records|gateway|security)/)' },
      to: { path: '^telemetry/' },
    },
    {
      name: 'contract-needs-only-zod-dates-and-phones',
      severity: 'error',
      from: { path: '^provider/contract/' },
      to: { pathNot: '^(provider/contract/|node_modules/(zod|date-fns|date-fns-tz|libphonenumber-js)/)' },
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
        pathNot:
          '^provider/(rules|modules/[^/]+/rules|contract)/|node_modules/(date-fns|date-fns-tz|libphonenumber-js)/',
      },
    },
    {
      name: 'shared-rules-know-no-module',
      severity: 'error',
      from: { path: '^provider/rules/' },
      to: { path: '^provider/modules/' },
    },
    {
      name: 'db-is-plumbing',
      severity: 'error',
      from: { path: '^provider/db/' },
      to: { path: '^provider/(modules|records|http|gateway|file-store|jobs|cli|demo)/' },
    },
    {
      name: 'http-knows-no-module',
      severity: 'error',
      from: { path: '^provider/http/' },
      to: { path: '^provider/(modules|records|gateway|file-store|jobs|cli|demo)/' },
    },
    {
      name: 'gateway-is-a-client',
      severity: 'error',
      from: { path: '^provider/(gateway|file-store)/' },
      to: { path: '^provider/(modules|records|http|jobs|cli|demo|db)/' },
    },
    {
      name: 'records-know-no-module',
      severity: 'error',
      from: { path: '^provider/records/' },
      to: { path: '^provider/(modules|http|gateway|file-store|jobs|cli|demo)/' },
    },
    {
      name: 'security-needs-only-the-contract',
      severity: 'error',
      from: { path: '^provider/security/' },
      to: { path: '^provider/(?!security/|contract/|failure-error\\.ts$)' },
    },
    // The clock is a value, an error has a name: neither is SQL.
    {
      name: 'sql-in-use-cases-queries-records',
      severity: 'error',
      from: { path: '^provider/(jobs/|modules/[^/]+/(rules/|[^/]*routes\\.ts$))' },
      to: { path: '^provider/db/(?!errors\\.ts|database-clock\\.ts)|node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'sql-at-no-edge',
      severity: 'error',
      from: { path: '^provider/(http|cli|logging)/' },
      to: { path: '^provider/db/schema/|node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'module-internals',
      severity: 'error',
      from: { path: '^provider/modules/([^/]+)/' },
      to: { path: '^provider/modules/(?!$1/)[^/]+/(rules/|[^/]*(queries|routes)\\.ts$)' },
    },
    {
      name: 'routes-call-use-cases',
      severity: 'error',
      from: { path: '^provider/modules/[^/]+/[^/]*routes\\.ts$' },
      to: { path: '^provider/(records/|modules/[^/]+/[^/]*queries\\.ts$)' },
    },
    {
      name: 'use-cases-know-no-routes',
      severity: 'error',
      from: { path: '^provider/modules/', pathNot: '/[^/]*routes\\.ts$' },
      to: { path: '^provider/modules/[^/]+/[^/]*routes\\.ts$' },
    },
    {
      name: 'use-cases-know-no-http',
      severity: 'error',
      from: { path: '^provider/modules/', pathNot: '/[^/]*routes\\.ts$' },
      to: { path: '^provider/http/' },
    },
    {
      name: 'demo-by-import-only',
      severity: 'error',
      from: { path: '^provider/(?!demo/)' },
      to: { path: '^provider/demo/', dynamic: false },
    },
    {
      name: 'demo-from-main-only',
      severity: 'error',
      from: { path: '^provider/(?!demo/|main\\.ts$)' },
      to: { path: '^provider/demo/' },
    },
    {
      name: 'composition-only',
      severity: 'error',
      from: { path: '^provider/(?!main\\.ts$)' },
      to: { path: '^provider/(main|app)\\.ts$' },
    },
    {
      name: 'services-are-wired-above',
      severity: 'error',
      from: { path: '^provider/(?!(main|app)\\.ts$|cli/)' },
      to: { path: '^provider/services\\.ts$' },
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
