import { expect, test } from 'vitest'
import { putRuntimeIntoReact } from '../../scripts/imports/runtime-with-react.ts'

const RUNTIME = {
  type: 'chunk',
  name: 'rolldown-runtime',
  fileName: '_astro/rolldown-runtime.Xy.js',
  code: 'var e=1,o=t=>()=>t+e,s=e=>e;export{s as n,o as t};\n',
  imports: [],
}
const file = (name: string, code: string, imports: string[]) => ({
  ...{ type: 'chunk', name, fileName: `_astro/${name}.Ab.js`, code },
  imports: imports.map((one) => `_astro/${one}.js`),
})
const REACT = () =>
  file('react', 'import{t as e}from"./rolldown-runtime.Xy.js";var n=e(2);export{n as r};', [
    'rolldown-runtime.Xy',
  ])

test('whatever loads React has the functions of the bundler from there', async () => {
  const [react, screen, plain] = [
    REACT(),
    file(
      'Screen',
      'import{n as e,t}from"./rolldown-runtime.Xy.js";import{r}from"./react.Ab.js";export{e,t,r};',
      ['rolldown-runtime.Xy', 'react.Ab'],
    ),
    file('search', 'import{n as e}from"./rolldown-runtime.Xy.js";export{e};', [
      'rolldown-runtime.Xy',
    ]),
  ]
  const before = plain.code
  putRuntimeIntoReact([RUNTIME, react, screen, plain])
  expect(plain.code).toBe(before)
  expect(react.imports).toEqual([])
  expect(screen.imports).toEqual(['_astro/react.Ab.js'])
  expect(screen.code).not.toContain('rolldown-runtime')
  const asUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
  const code = screen.code.replaceAll('./react.Ab.js', asUrl(react.code))
  const { e, t, r } = (await import(asUrl(code))) as {
    e: (value: number) => number
    t: (value: number) => () => number
    r: () => number
  }
  expect([e(7), t(4)(), r()]).toEqual([7, 5, 3])
})

test('fails where the bundler writes them otherwise', () => {
  const other = { ...RUNTIME, code: 'export default 1' }
  expect(() => putRuntimeIntoReact([other, REACT()])).toThrow('in another way')
})
