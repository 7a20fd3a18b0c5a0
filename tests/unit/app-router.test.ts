import { describe, expect, test } from 'vitest'
import { createMatcher } from '#app/router/match.ts'
import { formatPath, parsePath, resolvePath } from '#app/router/location.ts'
import { createRouter, type Route } from '#app/router/index.ts'
import { createMemoryHistory } from '../component/setup/memory-router.tsx'

describe('paths', () => {
  test.each([
    ['/a?b=c#d', { pathname: '/a', search: '?b=c', hash: '#d' }],
    ['/a#d?b', { pathname: '/a', search: '', hash: '#d?b' }],
    ['?', { pathname: '', search: '', hash: '' }],
    ['', { pathname: '', search: '', hash: '' }],
  ])('%s is taken apart', (text, parts) => expect(parsePath(text)).toEqual(parts))

  test.each([
    ['/b', '/b'],
    ['?x=2', '/a?x=2'],
    ['?', '/a'],
    ['#end', '/a?x=1#end'],
    ['?x=2#end', '/a?x=2#end'],
  ])('%s leads from /a?x=1#top to %s', (to, path) =>
    expect(formatPath(resolvePath(to, parsePath('/a?x=1#top')))).toBe(path),
  )
})

describe('routes of a path', () => {
  const find = createMatcher([
    { children: [{ path: '/ads/:id' }, { path: '/ads/new' }, { path: '/ads' }] },
    { path: '/ads/:id/:part' },
  ])
  test.each([
    ['/ads', '/ads', {}],
    ['/ads/', '/ads', {}],
    ['/ADS/New', '/ads/new', {}],
    ['/ads/7', '/ads/:id', { id: '7' }],
    ['/ads/a%20b', '/ads/:id', { id: 'a b' }],
    ['/ads/%E0%A4', '/ads/:id', { id: '%E0%A4' }],
    ['/ads/7/x', '/ads/:id/:part', { id: '7', part: 'x' }],
  ])('%s is %s', (pathname, path, params) => {
    const found = find(pathname)
    expect([found?.routes.at(-1)?.path, found?.params]).toEqual([path, params])
  })

  test.each(['/', '/ad', '/ads/7/x/y', '/ads//x', 'ads'])('%s is none', (pathname) =>
    expect(find(pathname)).toBeNull(),
  )
})

const SCREENS: Route[] = [{ path: '/a' }, { path: '/b' }, { path: '/c' }]
const open = (routes = SCREENS, start = ['/a']) => {
  const history = createMemoryHistory(start)
  return { history, router: createRouter(routes, history) }
}
const getPath = ({ state }: ReturnType<typeof open>['router']) => formatPath(state.location)

test('a router is ready with the first screen', async () => {
  const shown = { element: 'A' }
  const { router } = open([{ path: '/a', lazy: async () => shown }])
  expect(router.state.routes).toEqual([])
  await router.ready
  expect(router.state.routes).toMatchObject([shown])
})

describe('moves', () => {
  test('take their state along, and Back returns', async () => {
    const { router } = open()
    await router.navigate('/b?x=1', { state: 'told' })
    expect([getPath(router), router.state.location.state]).toEqual(['/b?x=1', 'told'])
    await router.navigate('?x=2', { replace: true })
    expect(getPath(router)).toBe('/b?x=2')
    await router.navigate(-1)
    expect(getPath(router)).toBe('/a')
  })

  test('what is not of the app is left to the server', async () => {
    const { router, history } = open()
    const left: string[] = []
    history.leave = (path) => left.push(path)
    await router.navigate('/elsewhere?x')
    expect([getPath(router), left]).toEqual(['/a', ['/elsewhere?x']])
  })

  test('the address changes when the code is there; the last of two wins', async () => {
    const slow = Promise.withResolvers<object>()
    const { router } = open([...SCREENS, { path: '/slow', lazy: () => slow.promise }])
    const first = router.navigate('/slow')
    expect([getPath(router), router.state.isLoading]).toEqual(['/a', true])
    await router.navigate('/b')
    slow.resolve({})
    await first
    expect([getPath(router), router.state.isLoading]).toEqual(['/b', false])
  })

  test('code that does not come is asked for again at the next try', async () => {
    let tries = 0
    const lazy = () => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('no line')) : Promise.resolve({})
    }
    const { router } = open([
      ...SCREENS,
      { errorElement: 'failed', children: [{ path: '/d', lazy }] },
    ])
    await router.navigate('/d')
    expect([getPath(router), router.state.failed]).toEqual(['/d', 1])
    await router.navigate('/a')
    await router.navigate('/d')
    expect([tries, router.state.failed]).toEqual([2, -1])
  })
})

describe('a guard', () => {
  const guarded = () => {
    const opened = open(SCREENS, ['/a', '/b'])
    const key = {}
    const remove = opened.router.block(
      key,
      ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
    )
    return { ...opened, remove, blocker: () => opened.router.state.blockers.get(key) }
  }

  test('stops a move, which is made after "Leave"', async () => {
    const { router, blocker } = guarded()
    await router.navigate('?x=1')
    await router.navigate('/c')
    expect([getPath(router), blocker()?.state]).toEqual(['/b?x=1', 'blocked'])
    blocker()?.proceed?.()
    await expect.poll(() => getPath(router)).toBe('/c')
    expect(blocker()?.state).toBe('unblocked')
  })

  test('stops Back, which is taken back and made after "Leave"', async () => {
    const { router, history, blocker } = guarded()
    await router.navigate(-1)
    expect([getPath(router), history.location().pathname]).toEqual(['/b', '/b'])
    blocker()?.reset?.()
    expect(blocker()?.state).toBe('unblocked')
    await router.navigate(-1)
    blocker()?.proceed?.()
    await expect.poll(() => getPath(router)).toBe('/a')
    expect(history.location().pathname).toBe('/a')
  })

  test('is no more once it is removed', async () => {
    const { router, remove } = guarded()
    remove()
    await router.navigate('/c')
    expect(getPath(router)).toBe('/c')
  })
})
