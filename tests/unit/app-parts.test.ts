import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADMIN_PATHS, APP_PATHS, HELPER_PATHS } from '#config/app-paths.ts'
import { listAppFiles } from '#server/publishing/publisher/bundle/app-files.ts'
import {
  assignModulesToChunks,
  type ModuleNode,
} from '#server/publishing/publisher/bundle/app-chunks.ts'

type Lines = Record<string, { size?: number; imports?: string[]; lazy?: string[] }>

const modulesOf = (lines: Lines) =>
  new Map<string, ModuleNode>(
    Object.entries(lines).map(([id, { size = 100_000, imports = [], lazy = [] }]) => [
      id,
      { id, size, imports, lazyImports: lazy },
    ]),
  )

const SCREENS = {
  '/main.ts': { imports: ['/shell.ts'], lazy: ['/One.ts', '/Two.ts', '/Three.ts'] },
  '/shell.ts': {},
  '/One.ts': { imports: ['/shell.ts', '/form.ts'] },
  '/Two.ts': { imports: ['/form.ts'], lazy: ['/Dialog.ts'] },
  '/Three.ts': {},
  '/form.ts': {},
  '/Dialog.ts': { imports: ['/form.ts', '/shell.ts'] },
}

test('what is there at the start is one file, what two screens share another', () => {
  const parts = assignModulesToChunks('/main.ts', modulesOf(SCREENS))
  expect(Object.fromEntries(parts)).toEqual({
    '/main.ts': 'app',
    '/shell.ts': 'app',
    '/One.ts': 'One',
    '/Two.ts': 'Two',
    '/Three.ts': 'Three',
    '/form.ts': 'part-form',
    '/Dialog.ts': 'Dialog',
  })
})

test('small files become one where that saves more requests than it loads for nothing', () => {
  const shared = {
    ...SCREENS,
    '/One.ts': { imports: ['/form.ts', '/small.ts'] },
    '/Two.ts': { imports: ['/form.ts', '/small.ts'] },
    '/Three.ts': { imports: ['/small.ts'] },
    '/form.ts': { size: 100 },
    '/small.ts': { size: 100 },
    '/Dialog.ts': {},
  }
  const together = assignModulesToChunks('/main.ts', modulesOf(shared))
  expect(together.get('/form.ts')).toBe(together.get('/small.ts'))
  const large = { ...shared, '/form.ts': { size: 100_000 } }
  const apart = assignModulesToChunks('/main.ts', modulesOf(large))
  expect(apart.get('/form.ts')).not.toBe(apart.get('/small.ts'))
})

test('small files stay apart where a screen would load more code than it may', () => {
  const lines = {
    ...SCREENS,
    '/One.ts': { imports: ['/form.ts', '/small.ts'] },
    '/Two.ts': { imports: ['/form.ts', '/small.ts'] },
    '/Three.ts': { size: 10, imports: ['/small.ts'] },
    '/form.ts': { size: 100 },
    '/small.ts': { size: 100 },
    '/Dialog.ts': {},
  }
  const most = (bytes: number) => (root: string) => ({
    ...{ request: 1, startRequest: 1, code: root === '/main.ts' ? 1000 : 1 },
    ...(root === '/Three.ts' ? { most: bytes } : {}),
  })
  const together = assignModulesToChunks('/main.ts', modulesOf(lines), most(210))
  expect(together.get('/form.ts')).toBe(together.get('/small.ts'))
  const apart = assignModulesToChunks('/main.ts', modulesOf(lines), most(209))
  expect(apart.get('/form.ts')).not.toBe(apart.get('/small.ts'))
})

test('files stay apart where together they would bring what one of them imports', () => {
  const lazy = ['/One.ts', '/Two.ts', '/Three.ts', '/Four.ts', '/Five.ts', '/Six.ts']
  const shared = (imports: string[]) =>
    modulesOf({
      '/main.ts': { lazy },
      '/One.ts': { imports: ['/form.ts'] },
      '/Two.ts': { imports: ['/form.ts', '/map.ts'] },
      '/Three.ts': { imports: ['/form.ts', '/map.ts'] },
      '/Four.ts': { imports: ['/library.ts'] },
      '/Five.ts': { imports: ['/library.ts'] },
      '/Six.ts': { imports: ['/library.ts'] },
      '/form.ts': {},
      '/map.ts': { size: 1200, imports },
      '/library.ts': {},
    })
  const light = assignModulesToChunks('/main.ts', shared([]))
  expect(light.get('/map.ts')).toBe(light.get('/form.ts'))
  const heavy = assignModulesToChunks('/main.ts', shared(['/library.ts']))
  expect(heavy.get('/map.ts')).not.toBe(heavy.get('/form.ts'))
})

test('modules of a group are one file; those of the start come with it', () => {
  const lines = { ...SCREENS, '/Three.ts': { imports: ['/small.ts'] }, '/small.ts': {} }
  const groups: Record<string, string> = { '/form.ts': 'start', '/small.ts': 'a', '/shell.ts': 'a' }
  const parts = assignModulesToChunks('/main.ts', modulesOf(lines), undefined, (id) => groups[id])
  expect(parts.get('/form.ts')).toBe('app')
  expect(parts.get('/small.ts')).toBe(parts.get('/shell.ts'))
})

test('a screen that is opened often is one file with what others need too, named after it', () => {
  const lines = { ...SCREENS, '/form.ts': { size: 100 } }
  const weigh = (joins: boolean) => (root: string) => ({
    ...{ request: root === '/One.ts' ? 1000 : 1, startRequest: 0, code: 1 },
    joins: joins && root === '/One.ts',
  })
  const apart = assignModulesToChunks('/main.ts', modulesOf(lines), weigh(false))
  expect(apart.get('/form.ts')).toBe('part-form')
  const together = assignModulesToChunks('/main.ts', modulesOf(lines), weigh(true))
  expect(together.get('/form.ts')).toBe('One')
  expect(together.get('/One.ts')).toBe('One')
})

test('two screens of one name have files of their own', () => {
  const parts = assignModulesToChunks(
    '/main.ts',
    modulesOf({
      '/main.ts': { lazy: ['/account/Reviews.ts', '/admin/Reviews.ts'] },
      '/account/Reviews.ts': {},
      '/admin/Reviews.ts': {},
    }),
  )
  expect(parts.get('/account/Reviews.ts')).toBe('Reviews')
  expect(parts.get('/admin/Reviews.ts')).not.toBe('Reviews')
})

test('every address of the app has its screen in the lists that are read', () => {
  const read = (path: string) => readFileSync(`src/app/${path}`, 'utf8')
  const { screens } = listAppFiles(
    {},
    { account: read('routes.tsx'), admin: read('admin/screens.ts') },
  )
  // Those of helpers are not asked for ahead.
  const named = Object.keys(APP_PATHS).filter((screen) => !(screen in HELPER_PATHS))
  expect(Object.keys(screens).toSorted()).toEqual(named.toSorted())
  expect(Object.keys(screens)).toEqual(expect.arrayContaining(Object.keys(ADMIN_PATHS)))
})

test('what a file names no more is not asked for with it', () => {
  const bundle = {
    'a/main.js': {
      ...{ type: 'chunk', fileName: 'a/main.js', moduleIds: ['/src/app/main.tsx?app'] },
      ...{ code: 'import{x}from"./react.js"', imports: ['a/react.js', 'a/runtime.js'] },
    },
    'a/react.js': { type: 'chunk', fileName: 'a/react.js', code: '' },
    'a/runtime.js': { type: 'chunk', fileName: 'a/runtime.js', code: '' },
  }
  expect(listAppFiles(bundle, { account: '', admin: '' }).entry).toEqual([
    '/a/main.js',
    '/a/react.js',
  ])
})
