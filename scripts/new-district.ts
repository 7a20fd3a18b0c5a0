import { parseArgs } from 'node:util'
import { createInterface } from 'node:readline/promises'
import { formatFault } from '#district/read/fault.ts'
import { checkDistrict } from './district/check.ts'
import { cutTables } from './district/cut-tables.ts'
import { LANGUAGES_OF_STATES } from './district/state-languages.ts'
import { writeDistrict, type DistrictAnswers } from './district/write.ts'

const USAGE = `npm run new-district -- kodagu --state Karnataka --from FOLDER

  --from FOLDER      tables of all India: pincodes.csv, and banks.csv if there is one
  --to FOLDER        where the district's folder is written: ./districts unless you say so
  --name NAME        its English name, as the tables spell it: Kodagu
  --language CODE    what its people read beside English: kn
  --local-name NAME  its name in that language
  --headquarters TOWN`

/**
 * `npm run new-district`: cuts the towns, PIN codes, post offices and banks of one district out of
 * tables of all India, and writes its folder. Asks for what is not given; uses no network.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string', default: 'districts' },
    name: { type: 'string' },
    language: { type: 'string' },
    'local-name': { type: 'string' },
    headquarters: { type: 'string' },
  },
})

const prompt = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : null

/** A given answer, else one that is typed; without a terminal, the suggestion. */
async function ask(given: string | undefined, question: string, suggestion = ''): Promise<string> {
  if (given !== undefined) return given.trim()
  const hint = suggestion ? ` [${suggestion}]` : ''
  return (await prompt?.question(`${question}${hint}: `))?.trim() || suggestion
}

async function readAnswers(): Promise<DistrictAnswers & { from: string }> {
  const [slug = ''] = positionals
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) stop(`Name the district first.\n\n${USAGE}`)
  const state = await ask(values.state, 'State, in English')
  const from = await ask(values.from, 'Folder with the tables of all India')
  const titled = slug.replace(/(?:^|-)[a-z]/g, (letter) => letter.replace('-', ' ').toUpperCase())
  const name = await ask(values.name, 'Name of the district, in English', titled)
  const usual = LANGUAGES_OF_STATES[state]
  const language = await ask(values.language, 'Language beside English, its code', usual)
  const localName =
    language === 'en' ? '' : await ask(values['local-name'], `Its name in ${language}`)
  const headquarters = await ask(values.headquarters, 'Headquarters, the town')
  if (!state || !from || !language) stop(`State, tables and language are needed.\n\n${USAGE}`)
  return { slug, state, from, name, language, localName, headquarters }
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

const answers = await readAnswers()
prompt?.close()
try {
  const cut = cutTables(answers.from, answers)
  const { folder, todo } = writeDistrict(values.to, answers, cut)
  console.log(
    `${folder}: ${cut.towns.length} towns, ${cut.offices.length} post offices, ` +
      `${cut.banks.length} banks.\n\nStill to do (also in TODO.md there):`,
  )
  for (const line of todo) console.log(`- ${line}`)
  const { faults } = checkDistrict(folder)
  console.log(faults.length === 0 ? '\nThe folder is fit to start with.' : '\nFaults:')
  for (const fault of faults) console.log(`  ${formatFault(fault)}`)
} catch (error) {
  stop((error as Error).message)
}
