import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { listImportProblems } from '../../scripts/imports/check.ts'
import { CHECK_STEPS } from '../../scripts/run/checks.ts'

const STEP = 'scripts/check-imports.ts'

let root = ''

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A project of these files under a folder of its own. */
function project(files: Record<string, string>): string {
  root = mkdtempSync(join(tmpdir(), 'zila-imports-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const problemsOf = (files: Record<string, string>) =>
  listImportProblems(project(files)).map((problem) => problem.split('\n')[0])

describe('a cycle of files is found', () => {
  const found = ['Cycle of files: src/shared/a.ts, src/shared/b.ts']

  it.each([
    ['of values', `import { b } from './b.ts'\nexport const a = b`],
    ['of a type alone', `import type { B } from './b.ts'\nexport type A = B`],
    ['of a type within a line', `export type A = import('./b.ts').B`],
    ['of a re-export', `export * from './b.ts'`],
    ['of an import when needed', `export const a = () => import('./b.ts')`],
    ['of a program started by path', `export const a = new URL('./b.ts', import.meta.url)`],
    ['of an alias', `import { b } from '#shared/b.ts'\nexport const a = b`],
  ])('%s', (_kind, text) => {
    const files = { 'src/shared/a.ts': text, 'src/shared/b.ts': `export * from './a.ts'` }
    expect(problemsOf(files)).toEqual(found)
  })

  it('through frontmatter and a script of .astro files', () => {
    const files = {
      'src/components/a/A.astro': `---\nimport B from './B.astro'\n---\n<B />`,
      'src/components/a/B.astro': `<p></p><script>import './start.ts'</script>`,
      'src/components/a/start.ts': `import type { P } from './A.astro'\nexport type Q = P`,
    }
    expect(problemsOf(files)).toEqual([
      'Cycle of files: src/components/a/A.astro, src/components/a/B.astro, ' +
        'src/components/a/start.ts',
    ])
  })
})

describe('a cycle of folders is found where no files make one', () => {
  const none = 'export const none = 0'

  it('of neighbours', () => {
    const files = {
      'src/server/a/one.ts': `import '#server/b/one.ts'`,
      'src/server/b/one.ts': none,
      'src/server/b/two.ts': `import '#server/a/two.ts'`,
      'src/server/a/two.ts': none,
    }
    expect(problemsOf(files)).toEqual(['Cycle of folders: src/server/a, src/server/b'])
  })

  it('of a folder and one within it', () => {
    const files = {
      'src/server/a/one.ts': `import './in/one.ts'`,
      'src/server/a/in/one.ts': none,
      'src/server/a/in/two.ts': `import '#server/a/two.ts'`,
      'src/server/a/two.ts': none,
    }
    expect(problemsOf(files)).toEqual(['Cycle of folders: src/server/a, src/server/a/in'])
  })

  it('of two whose own folders make none', () => {
    const files = {
      'src/server/a/up/one.ts': `import '#server/b/up/one.ts'`,
      'src/server/b/up/one.ts': none,
      'src/server/b/down/two.ts': `import '#server/a/down/two.ts'`,
      'src/server/a/down/two.ts': none,
    }
    expect(problemsOf(files)).toEqual(['Cycle of folders: src/server/a, src/server/b'])
  })
})

describe('npm run check', () => {
  it('has the step, which fails on a cycle and names the imports that make it', () => {
    expect(CHECK_STEPS.map((step) => step.args)).toContainEqual([STEP])
    const cwd = project({ 'src/a/x.ts': `import './y.ts'`, 'src/a/y.ts': `import './x.ts'` })
    const { status, stderr } = spawnSync(process.execPath, [resolve(STEP)], { cwd })
    expect(status).toBe(1)
    expect(stderr.toString()).toContain('src/a/x.ts → src/a/y.ts')
  })

  it('passes on this project', { timeout: 60_000 }, () => {
    expect(listImportProblems('.')).toEqual([])
  })
})
