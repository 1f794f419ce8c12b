/** Arrows between folders. Tests may look anywhere; everything else keeps to the layout in the README. */
const tests = '[.](test|e2e)[.]tsx?$|/(test|testing|e2e)/|/contract[.]ts$'
/** They start their server through deploy/real. */
const realTests = '[.]real[.]test[.]ts$'
const outer = '(routes|events|jobs)/|src/(app|main)[.]ts$'

export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      // k6 brings its own modules.
      to: { couldNotResolve: true, pathNot: '^k6(/|$)' },
    },
    {
      name: 'platform-knows-no-service',
      severity: 'error',
      from: { path: '^services/platform/', pathNot: realTests },
      to: { path: '^(services/(?!platform/)|web/|deploy/)' },
    },
    {
      name: 'services-meet-over-events-and-http',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: realTests },
      to: { path: '^(services/|web/|deploy/)', pathNot: '^services/(platform|$1)/' },
    },
    {
      name: 'domain-imports-only-itself',
      comment:
        'Rules need no network, disk, database or clock: the report’s shape, the error class and zod are enough.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/domain/', pathNot: tests },
      to: {
        pathNot:
          '^services/$1/src/domain/|^services/platform/src/(report|errors)/|^node_modules/zod/|^node:crypto$|^crypto$',
      },
    },
    {
      name: 'store-and-ports-are-inner',
      comment: 'Routes, events and jobs use the store and the ports, never the reverse.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/(store|ports)/', pathNot: tests },
      to: { path: `^services/(?!platform/)[^/]+/src/${outer}` },
    },
    {
      name: 'only-store-names-prisma',
      severity: 'error',
      from: { path: '^services/', pathNot: `/src/(store|database)/|/src/(main|seed-[^/]+)[.]ts$|${tests}` },
      to: { path: 'node_modules/(@prisma|prisma)/|/src/store/gen/' },
    },
    {
      name: 'only-events-name-protobuf',
      severity: 'error',
      from: { path: '^(services|deploy)/', pathNot: `/src/events/|${tests}` },
      to: { path: '^proto/|node_modules/@bufbuild/' },
    },
    {
      name: 'only-main-chooses-adapters',
      severity: 'error',
      from: {
        path: '^services/',
        pathNot: `/src/main[.]ts$|/src/ports/|${tests}`,
      },
      to: { path: '/src/ports/.+/embedded[.]ts$' },
    },
    {
      name: 'only-one-file-names-kafkajs',
      comment: 'So that another client can take its place.',
      severity: 'error',
      from: { pathNot: '^services/platform/src/ports/event-bus/kafka/client[.]ts$|^node_modules/' },
      to: { path: '^node_modules/kafkajs/' },
    },
    {
      name: 'only-its-adapter-names-temporal',
      severity: 'error',
      from: {
        pathNot: `^services/analysis/src/(ports/workflow-engine/temporal|workflows/)|${tests}|^node_modules/`,
      },
      to: { path: '^node_modules/@temporalio/' },
    },
    {
      name: 'workflows-are-the-flow-alone',
      comment: 'They run again from their history, in an isolation without Node: nothing but the flow and its errors.',
      severity: 'error',
      from: { path: '^services/analysis/src/workflows/', pathNot: '/gen/' },
      to: {
        pathNot:
          '^services/analysis/src/(workflows/|domain/(analyze-policy|errors)[.]ts$)|^node_modules/@temporalio/workflow/',
      },
    },
    {
      name: 'only-telemetry-names-opentelemetry',
      comment: 'So that a span can tell only what the closed list of attributes allows.',
      severity: 'error',
      from: { path: '^(services|deploy)/', pathNot: `^services/platform/src/telemetry/|${tests}` },
      to: { path: 'node_modules/@opentelemetry/' },
    },
    {
      name: 'web-knows-only-the-gateway',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/e2e/' },
      to: { path: '^(services|deploy|proto)/' },
    },
    {
      name: 'words-know-nobody',
      comment: 'The page loads them: text alone, and nothing that it would bring along.',
      severity: 'error',
      from: { path: '^words/' },
      to: { pathNot: '^words/' },
    },
    {
      name: 'spanish-comes-on-demand',
      comment: 'It is code of its own: who reads English does not wait for it.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: `/language/(load-)?spanish[.]ts$|-words-es[.]ts$|${tests}` },
      to: { path: '-words-es[.]ts$|^words/src/es/|/language/spanish[.]ts$' },
    },
    {
      name: 'features-do-not-meet-sideways',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'shared-web-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/', pathNot: `^web/src/(app|features)/|^web/src/main[.]tsx$|${tests}` },
      to: { path: '^web/src/features/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/gen/'] },
    exclude: { path: ['/dist/', '^[.]data/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
}
