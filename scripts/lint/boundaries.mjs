/**
 * Who may import what: the table of `src/README.md`, as lint rules for .ts, .tsx and .astro files.
 *
 * Within a folder of the table imports are relative and go down (`./x.ts`); everything else goes
 * through the `#` alias (`#shared/slug.ts`), so the first word of an import says where it leads and
 * a pattern can judge it.
 */

/** Folder → what it may import by alias, besides itself. */
export const MAY_IMPORT = {
  district: [],
  districts: [],
  shared: ['district'],
  config: ['shared', 'district'],
  i18n: ['contract', 'shared', 'config', 'district'],
  contract: ['shared'],
  client: ['contract', 'i18n'],
  stores: ['client', 'contract', 'i18n', 'shared'],
  ui: ['shared'],
  views: ['ui', 'contract', 'shared', 'i18n', 'config'],
  markdown: ['shared'],
  styles: [],
  browser: ['views', 'stores', 'client', 'contract', 'shared', 'i18n', 'config'],
  components: [
    'browser',
    'views',
    'ui',
    'shared',
    'i18n',
    'config',
    'styles',
    'contract',
    'stores',
    'markdown',
    'district',
  ],
  islands: ['browser', 'views', 'ui', 'stores', 'client', 'contract', 'shared', 'i18n', 'config'],
  app: [
    'views',
    'ui',
    'stores',
    'client',
    'contract',
    'shared',
    'i18n',
    'config',
    'district',
    'styles',
  ],
  snapshot: ['contract', 'client', 'shared', 'config'],
  layouts: [
    'components',
    'browser',
    'islands',
    'views',
    'ui',
    'snapshot',
    'i18n',
    'shared',
    'config',
    'styles',
    'stores',
    'contract',
  ],
  pages: [
    'layouts',
    'components',
    'browser',
    'islands',
    'app',
    'views',
    'ui',
    'snapshot',
    'i18n',
    'shared',
    'config',
    'styles',
    'stores',
    'contract',
    'markdown',
    'district',
  ],
  server: ['contract', 'shared', 'config', 'client', 'markdown', 'i18n', 'district'],
}

/** Files that may import one folder more. */
export const EXCEPTIONS = {
  // An ad slot, wherever it is placed, must know whether any advertisement can come.
  components: { files: ['src/components/creatives/*.astro'], also: 'snapshot' },
  // What renders pages in the publisher's own process reads what they are made of.
  // The editor of posts reads Markdown as the site does.
  app: { files: ['src/app/admin/editor/rich/*.ts'], also: 'markdown' },
  server: { files: ['src/server/publishing/publisher/renderer/site-bundle.ts'], also: 'snapshot' },
}

/** The server from top to bottom: a folder imports what stands on the lines below its own. */
export const SERVER_FLOORS = [
  ['start'],
  ['operations', 'moderation', 'amenities', 'gaps', 'service-fields'],
  ['categories', 'classifieds', 'facts', 'locations', 'reviews', 'suggestions'],
  ['advertising', 'blog', 'businesses', 'conversations', 'favourites', 'newsletter'],
  ['analytics', 'people', 'publishing'],
  ['kit'],
]

/** Folders of the server that hold rooms, and these from top to bottom, by the same rule. */
export const WINGS = {
  operations: [
    [
      ...['audit-log', 'backups', 'exports', 'mail-samples', 'metrics', 'publications'],
      ...['sample', 'saved-views', 'setup', 'snapshot'],
    ],
    ['backup-archive'],
  ],
  advertising: [
    ['placements'],
    ['figures'],
    ['creatives'],
    ['campaigns'],
    ['payments'],
    ['balances'],
    ['papers'],
  ],
  conversations: [['enquiries', 'messages'], ['reports'], ['threads']],
  people: [['personal-data', 'profile'], ['accounts'], ['second-factor']],
  publishing: [['site'], ['publisher'], ['releases', 'slug-history']],
  kit: [
    ['notices'],
    ['text-messages'],
    ['drafts', 'mail'],
    ['live', 'records', 'settings', 'uploads'],
    ['audit-entries', 'http', 'publish-marks'],
    ['actor', 'decoder', 'parser', 'rate-limit', 'storage'],
    ['db', 'errors', 'files', 'jobs', 'modules', 'sandbox'],
  ],
}

/** Rooms of which any file may be imported; the others are entered by their index.ts alone. */
const WITHOUT_DOOR = [
  ...['operations/backup-archive', 'publishing/publisher', 'publishing/releases'],
  ...[
    'mail',
    'records',
    'audit-entries',
    'http',
    'publish-marks',
    'actor',
    'rate-limit',
    'storage',
  ].map((name) => `kit/${name}`),
  ...['db', 'errors', 'files', 'jobs', 'modules', 'sandbox'].map((name) => `kit/${name}`),
]

/** Every room: a folder of the server, or one within a wing. */
const SERVER_ROOMS = SERVER_FLOORS.flat().flatMap((name) =>
  name in WINGS ? WINGS[name].flat().map((room) => `${name}/${room}`) : [name],
)

const aliasRule = (folder, allowed) => ({
  regex: `^#(?!(?:${[folder, ...allowed].join('|')})/)`,
  message:
    `${folder}/ may import only: ${allowed.map((name) => `#${name}/`).join(', ') || 'nothing'} ` +
    '(src/README.md).',
})

const climbRule = { regex: '^\\.\\./', message: 'Import upwards by the # alias, not by ../.' }

const relativeRule = { regex: '^\\.{1,2}/.*\\.\\./', message: 'A relative import must not climb.' }

const linesBelow = (floors, name) =>
  floors.slice(floors.findIndex((floor) => floor.includes(name)) + 1).flat()

/** Arrows of the server point down, and lead through the doors. */
function serverRules(own) {
  const [folder, room] = own.split('/')
  const below = [
    ...(room ? linesBelow(WINGS[folder], room).map((name) => `${folder}/${name}`) : []),
    ...linesBelow(SERVER_FLOORS, folder),
  ]
  const closed = SERVER_ROOMS.filter((name) => name !== own && !WITHOUT_DOOR.includes(name))
  return [
    {
      regex: `^#server/(?!(?:${[own, ...below].join('|')})/)`,
      message: `server/${own} imports only what is below it: ${below.join(', ')} (src/README.md).`,
    },
    {
      regex: `^#server/(?:${closed.join('|')})/(?!index\\.ts$)`,
      message: "This folder is entered by its door: '#server/<folder>/index.ts'.",
    },
  ]
}

/** What each part of `shared/` may use of the others. */
const SHARED_MAY_USE = {
  text: [],
  drawings: [],
  rules: ['text'],
  view: ['rules', 'text', 'drawings'],
}

const sharedRule = (part, allowed) => ({
  regex: `^#shared/(?!(?:${[part, ...allowed].join('|')})/)`,
  message:
    `shared/${part} may use of shared/ only: ${allowed.join(', ') || 'nothing'} ` +
    '(src/README.md).',
})

const rules = (patterns) => ({
  'no-restricted-imports': ['error', { patterns }],
  'no-restricted-syntax': [
    'error',
    ...patterns.map((pattern) => ({
      selector: `ImportExpression > Literal[value=/${pattern.regex.replaceAll('/', '\\/')}/]`,
      message: pattern.message,
    })),
  ],
})

const folderRules = (folder, allowed) => [aliasRule(folder, allowed), climbRule, relativeRule]

export const boundaries = [
  ...Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
    files: [`src/${folder}/**/*.{ts,tsx,astro}`],
    rules: rules(folderRules(folder, allowed)),
  })),
  ...Object.entries(SHARED_MAY_USE).map(([part, allowed]) => ({
    files: [`src/shared/${part}/**/*.ts`],
    rules: rules([...folderRules('shared', MAY_IMPORT.shared), sharedRule(part, allowed)]),
  })),
  ...SERVER_ROOMS.map((folder) => ({
    files: [`src/server/${folder}/**/*.ts`],
    rules: rules([...folderRules('server', MAY_IMPORT.server), ...serverRules(folder)]),
  })),
  {
    files: EXCEPTIONS.components.files,
    rules: rules(folderRules('components', [...MAY_IMPORT.components, EXCEPTIONS.components.also])),
  },
  {
    files: EXCEPTIONS.app.files,
    rules: rules(folderRules('app', [...MAY_IMPORT.app, EXCEPTIONS.app.also])),
  },
  {
    files: EXCEPTIONS.server.files,
    rules: rules([
      ...folderRules('server', [...MAY_IMPORT.server, EXCEPTIONS.server.also]),
      ...serverRules('publishing/publisher'),
    ]),
  },
  {
    // Nothing of the server in a browser: `pages` and islands never see it, and the contract may
    // use only zod.
    files: ['src/contract/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?![.#]|zod$)', message: 'The contract uses zod and nothing else.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/shared/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?![.#])', message: 'Shared rules use no package: they run everywhere.' },
          ],
        },
      ],
    },
  },
]
