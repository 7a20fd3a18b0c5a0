import { readdirSync } from 'node:fs'

/**
 * Who may import what: the table of `src/README.md`, as lint rules for .ts, .tsx and .astro files.
 *
 * Within a folder of the table imports are relative and go down (`./x.ts`); everything else goes
 * through the `#` alias (`#shared/slug.ts`), so the first word of an import says where it leads and
 * a pattern can judge it.
 */

/** Folder → what it may import by alias, besides itself. */
export const MAY_IMPORT = {
  shared: [],
  config: ['shared'],
  i18n: ['shared', 'config'],
  contract: ['shared'],
  client: ['contract'],
  stores: ['client', 'contract', 'shared'],
  ui: ['shared'],
  views: ['ui', 'contract', 'shared', 'i18n', 'config'],
  markdown: ['shared'],
  styles: [],
  scripts: ['views', 'stores', 'client', 'contract', 'shared', 'i18n', 'config'],
  components: [
    'scripts',
    'views',
    'ui',
    'shared',
    'i18n',
    'config',
    'styles',
    'contract',
    'stores',
    'markdown',
  ],
  islands: ['scripts', 'views', 'ui', 'stores', 'client', 'contract', 'shared', 'i18n', 'config'],
  app: ['views', 'ui', 'stores', 'client', 'contract', 'shared', 'i18n', 'config', 'styles'],
  snapshot: ['contract', 'client', 'shared', 'config'],
  layouts: [
    'components',
    'scripts',
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
    'scripts',
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
  ],
  server: ['contract', 'shared', 'config', 'client', 'markdown'],
}

/** Files that may import one folder more. */
export const EXCEPTIONS = {
  // An ad slot, wherever it is placed, must know whether any advertisement can come.
  components: { files: ['src/components/creatives/*.astro'], also: 'snapshot' },
  // What renders pages in the publisher's own process reads what they are made of.
  // The editor of posts reads Markdown as the site does.
  app: { files: ['src/app/admin/editor/rich/*.ts'], also: 'markdown' },
  server: { files: ['src/server/publisher/renderer/site-bundle.ts'], also: 'snapshot' },
}

const SERVER_FOLDERS = readdirSync(new URL('src/server', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** Below the nouns, from top to bottom: a folder imports what stands on the lines below its own. */
const BELOW_NOUNS = [
  ['mail'],
  ['settings'],
  ['http', 'publisher', 'audit'],
  ['actor', 'backup', 'decoder', 'parser', 'rate-limit', 'releases', 'slug-history', 'storage'],
  ['confined', 'db', 'errors', 'files', 'jobs'],
]
const ABOVE_NOUNS = [['start'], ['sample']]
const SERVER_NOUNS = SERVER_FOLDERS.filter(
  (name) => ![...ABOVE_NOUNS, ...BELOW_NOUNS].flat().includes(name),
)

/** The server from top to bottom. Nouns, `site` among them, import one another by their doors. */
export const SERVER_LAYERS = [...ABOVE_NOUNS, SERVER_NOUNS, ...BELOW_NOUNS]

/** Entered by its index.ts alone, beside the nouns. */
const WITH_DOOR = [...SERVER_NOUNS, 'settings', 'slug-history', 'decoder', 'parser']

const aliasRule = (folder, allowed) => ({
  regex: `^#(?!(?:${[folder, ...allowed].join('|')})/)`,
  message:
    `${folder}/ may import only: ${allowed.map((name) => `#${name}/`).join(', ') || 'nothing'} ` +
    '(src/README.md).',
})

const climbRule = { regex: '^\\.\\./', message: 'Import upwards by the # alias, not by ../.' }

const relativeRule = { regex: '^\\.{1,2}/.*\\.\\./', message: 'A relative import must not climb.' }

/** Arrows of the server point down, and lead through the doors. */
function serverRules(own) {
  const level = SERVER_LAYERS.findIndex((layer) => layer.includes(own))
  const isNoun = SERVER_NOUNS.includes(own)
  const below = [...SERVER_LAYERS.slice(level + 1).flat(), ...(isNoun ? SERVER_NOUNS : [])]
  const closed = WITH_DOOR.filter((name) => name !== own)
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
  ...SERVER_FOLDERS.map((folder) => ({
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
      ...serverRules('publisher'),
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
