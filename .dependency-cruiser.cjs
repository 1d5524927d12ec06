const floors = require('./apps/server/rooms.json');

const SERVER = '^apps/server/src/';
const namesOf = (rooms) => `(${rooms.map(({ room }) => room).join('|')})/`;

/** A room of the server imports from rooms below it; those of one floor, but the ground floor, know nothing of each other. */
const rooms = floors.flatMap((floor, index) => {
  const above = floors.slice(index + 1).flat();
  const isGround = index === 0;
  const rule = (from, to) => ({
    name: 'rooms-import-downward',
    comment:
      'What a room needs of one above it is given to it: a parameter, or a port that it declares and another one fills.',
    severity: 'error',
    from: { path: `${SERVER}${namesOf(from)}`, pathNot: '\\.(test|fake)\\.ts$' },
    to,
  });
  return [
    ...(above.length === 0
      ? []
      : [
          rule(floor, { path: `${SERVER}${namesOf(above)}` }),
          // Programs, which start what is composed, stand on top.
          rule(floor, { path: `${SERVER}[^/]+\\.ts$` }),
        ]),
    ...(isGround || floor.length === 1
      ? []
      : floor.map((room) =>
          rule([room], { path: `${SERVER}${namesOf(floor.filter((other) => other !== room))}` }),
        )),
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A cycle means two modules are one module; merge them or move what they share.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-app-to-app',
      comment:
        'Apps meet over HTTP or through packages. The sandbox must be able to disagree with the server.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-not-apps',
      comment: 'A package serves many apps and must not know one.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'ui-is-pure',
      comment:
        'The kit knows React, Radix and CSS; no machine, no API, no router. Stories may show machine states.',
      severity: 'error',
      from: { path: '^packages/ui/src', pathNot: '\\.stories\\.tsx$' },
      to: { path: '^packages/(machines|api-client|accounting)/|react-router' },
    },
    {
      name: 'machines-are-headless',
      comment:
        'A machine runs in the server too. React lives under src/react, and with the kit in stories and what only they show.',
      severity: 'error',
      from: {
        path: '^packages/machines/src',
        pathNot: '^packages/machines/src/(react/|testing/machine-chart\\.tsx$)|\\.stories\\.tsx$',
      },
      to: {
        path: '^node_modules/(react|react-dom|@xstate/react)/|^packages/(api-client|accounting)/',
      },
    },
    {
      name: 'machines-know-no-kit',
      comment: 'Who uses the machines and their hooks needs no kit of ours.',
      severity: 'error',
      from: {
        path: '^packages/machines/src',
        // The words of every status stand in the kit, once; that the machines keep to them is tested here.
        pathNot:
          '^packages/machines/src/(testing/machine-chart\\.tsx|status-words\\.test\\.ts)$|\\.stories\\.tsx$',
      },
      to: { path: '^packages/ui/' },
    },
    {
      name: 'accounting-is-pure',
      comment:
        'Accounting runs in Node and in a browser: no I/O, no Node modules, no other package of ours.',
      severity: 'error',
      from: { path: '^packages/accounting/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'accounting-knows-nobody',
      comment: 'Accounting is what money means; nothing of the product may change it.',
      severity: 'error',
      from: { path: '^packages/accounting/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(ui|machines|api-client)|apps)/' },
    },
    {
      name: 'sandbox-shares-no-code',
      comment:
        'The simulated outside world must be written from the facts, not from our reading of them.',
      severity: 'error',
      from: { path: '^apps/sandbox/' },
      to: { path: '^(packages/|apps/(?!sandbox))' },
    },
    {
      name: 'only-routes-know-openapi-types',
      comment: 'The wire does not dictate the domain: map in *.routes.ts and *.presenter.ts.',
      severity: 'error',
      from: {
        path: '^apps/server/src',
        // Tests and what helps them call the server as others do.
        pathNot:
          '(\\.routes\\.ts|\\.presenter\\.ts|\\.test\\.ts)$|^apps/server/src/(http|testing)/',
      },
      // What is said in French is no type of the wire: mails are written with it too.
      to: { path: '^packages/api-client/', pathNot: '^packages/api-client/src/french/' },
    },
    ...rooms,
    {
      name: 'web-features-are-islands',
      comment: 'Pages are composed in app/router.tsx; what two features share moves to shared/.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'no-deep-imports',
      comment: 'Another package is used by its exports only.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/src/',
        pathNot:
          '^packages/([^/]+)/src/(index|styles|react/index|french/french|workpapers/index|components/status-pill/status-vocabulary|themes/vars\\.css)\\.tsx?$|^$1/$2/',
      },
    },
    {
      name: 'radix-only-in-ui',
      comment: 'The kit wraps headless libraries; apps see only the kit.',
      severity: 'error',
      from: { pathNot: '^packages/ui/' },
      to: { path: '^node_modules/(radix-ui|@radix-ui|lucide-react|d3-scale)/' },
    },
    {
      name: 'field-words-in-file-names',
      comment: 'Files are named by the verbs of docs/domain-language.md.',
      severity: 'error',
      from: {},
      to: {
        path: '[/-](say|says|tell|tells|told|said|kept|office|letter|letters|neighbours|surroundings|standing|parking|lay|hear|heard|asked|given)[-.][^/]*$',
        pathNot: '(^|/)node_modules/',
      },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '(^|/)dist/', '(^|/)generated/'] },
    // The pages of the UI benchmark use libraries that the benchmark installs beside them.
    exclude: { path: '(^|/)storybook-static/|^bench/ui/(pages|grid)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@platebook/source', 'import', 'types', 'default'],
    },
  },
};
