import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { slugify } from '#shared/text/slug.ts'
import { FIELDS, ImportError, type Cells } from './header.ts'

/** What the command line asks for. */
export type ImportRequest = {
  file: string
  source: string
  status: 'active' | 'pending'
  map: Map<string, string>
  defaults: Partial<Cells>
  nearest: boolean
  dryRun: boolean
  allOrNothing: boolean
}

export const HELP_TEXT = `Imports businesses from a CSV file, or the posts of the blog from a folder
of Markdown files.

  npm run import -- FILE.csv [options]
  npm run import -- posts FOLDER
                       (front matter: title, date, slug, tags, category, excerpt, author,
                       language, status)

  --dry-run            only check the rows and tell what would happen
  --all-or-nothing     import nothing when any row is bad; otherwise the good rows are imported
  --source NAME        where the rows come from (standard: the file's name); with source_id it
                       tells a listing, so that importing again updates it and never doubles it
  --map FIELD=COLUMN   take a field from a column of another name; several, separated by commas
                       or given again; FIELD= leaves the file's column of that name out
  --category SLUG      the category of rows that give none
  --city, --district, --state NAME
                       the same for places
  --nearest            rows whose town is unknown or in doubt go to the nearest town by their
                       coordinates (within 30 km)
  --status pending     imported listings wait for approval; standard is active
  --help               this text

Fields: ${FIELDS.join(', ')}.
Needed: source_id, name, category, and city or zip_code. A column source_note is for the file's
readers. Other columns are left out and told. An empty cell empties the field of a listing that is
there already; a field without a column stays as it is.

The file of businesses that administrators take out comes back as it is: its column "number" names
a listing of this site (with "slug" or "name", which must be the listing's), and only cells that
were changed change anything. A row without a number is a new listing.
 Tags stand between |, hours are JSON; source_date is how old
the source's facts are (YYYY, YYYY-MM or YYYY-MM-DD), shown as the date of the listing until
somebody changes it on the site. The file is UTF-8, separated by commas, semicolons or tabs.

A town is known by its name, if coordinates (within 30 km) or PIN code do not contradict it, else
by the PIN code. A name that is only like a town's is taken when one of the two confirms it, and
told; otherwise the row is refused with the proposal.

A listing that has an owner, or that somebody changed on the site, is left as it is. What a run
has written stays when it is stopped; running it again does the rest. All problems are written to
DATA_DIR/imports.

Ends with 0 when every row is imported or already there, 2 when some were not, 1 when the file
could not be imported.`

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  'all-or-nothing': { type: 'boolean' },
  nearest: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  source: { type: 'string' },
  map: { type: 'string', multiple: true },
  status: { type: 'string' },
  category: { type: 'string' },
  city: { type: 'string' },
  district: { type: 'string' },
  state: { type: 'string' },
} as const

/**
 * Reads the arguments of the command; `help` when that is asked for. Throws ImportError for what
 * it does not understand.
 */
export function readOptions(args: readonly string[]): ImportRequest | 'help' {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  const [file, ...more] = positionals
  if (!file || more.length > 0)
    throw new ImportError('Give one CSV file: npm run import -- FILE.csv (see --help).')
  return {
    file,
    source: sourceOf(values.source ?? slugify(basename(file, extname(file)), 'import')),
    status: statusOf(values.status ?? 'active'),
    map: readMap(values.map ?? []),
    defaults: given({
      category: values.category,
      city: values.city,
      district: values.district,
      state: values.state,
    }),
    nearest: values.nearest ?? false,
    dryRun: values['dry-run'] ?? false,
    allOrNothing: values['all-or-nothing'] ?? false,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : String(error)} (see --help)`)
  }
}

function sourceOf(name: string): string {
  const source = name.normalize('NFC').trim()
  if (source === '' || source.length > 80 || /\p{Cc}/u.test(source))
    throw new ImportError('--source must be a name of 1 to 80 characters.')
  return source
}

function statusOf(status: string): 'active' | 'pending' {
  if (status === 'active' || status === 'pending') return status
  throw new ImportError('--status is active or pending.')
}

function readMap(given: readonly string[]): Map<string, string> {
  const pairs = given.flatMap((list) => list.split(',')).filter((pair) => pair.trim() !== '')
  return new Map(
    pairs.map((pair) => {
      const [field = '', ...column] = pair.split('=')
      if (column.length === 0) throw new ImportError(`--map takes FIELD=COLUMN, not "${pair}".`)
      return [field.trim().toLowerCase(), column.join('=').trim()]
    }),
  )
}

const given = (values: Record<string, string | undefined>): Partial<Cells> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
