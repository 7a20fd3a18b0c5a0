/** A file that the bundler made, as far as it is read here. */
type BundledFile = {
  type: string
  name?: string
  fileName: string
  code?: string
  imports?: string[]
}

const RUNTIME = 'rolldown-runtime'
const REACT = 'react'
/** What the functions of the runtime are called in the file of React. */
const SHARED = '$runtime'

/** `import{n as e,t}from"./rolldown-runtime.XKyaHtl9.js"`, as the minifier writes it. */
const importOf = (fileName: string) => {
  const name = fileName.slice(fileName.lastIndexOf('/') + 1).replaceAll('.', String.raw`\.`)
  return new RegExp(String.raw`import\s*\{([^}]*)\}\s*from\s*(["'])\./${name}\2;?`)
}

/** `n as e, t` as pairs: what the file exports, and what it is called here. */
const readNames = (list: string): [string, string][] =>
  list.split(',').map((one) => {
    const [from, to] = one.trim().split(/\sas\s/)
    return [from!, to ?? from!]
  })

/**
 * The bundler puts its few functions into a file of their own, which whatever needs React waits
 * for, too: a request for 400 bytes. They become part of the file of React, for all that load this
 * anyway; other files keep theirs. Fails when the bundler writes them otherwise.
 */
export function putRuntimeIntoReact(files: readonly BundledFile[]): void {
  const runtime = files.find(({ name }) => name === RUNTIME)
  const react = files.find(({ name, type }) => name === REACT && type === 'chunk')
  if (!runtime?.code || !react?.code) return
  const [, exported] = /export\s*\{([^}]*)\};?\s*$/.exec(runtime.code) ?? []
  if (!exported || react.code.includes(SHARED))
    throw new Error('The bundler writes its runtime in another way: see runtime-with-react.ts.')
  const importsRuntime = importOf(runtime.fileName)
  const replace = (file: BundledFile, before: string) => {
    file.code = file.code!.replace(importsRuntime, (_, list: string) => {
      const named = readNames(list).map(([from, to]) => `${to}=${SHARED}.${from}`)
      return `${before}const ${named.join()};`
    })
    file.imports = file.imports!.filter((name) => name !== runtime.fileName)
  }
  const functions = runtime.code.replace(/export\s*\{[^}]*\};?\s*$/, '')
  const returned = readNames(exported).map(([from, to]) => `${to}:${from}`)
  replace(react, `const ${SHARED}=(()=>{${functions}return{${returned.join()}}})();`)
  react.code += `export{${SHARED}};`
  const reactName = react.fileName.slice(react.fileName.lastIndexOf('/') + 1)
  for (const file of files)
    if (
      file !== react &&
      file.imports?.includes(react.fileName) &&
      file.imports.includes(runtime.fileName)
    )
      replace(file, `import{${SHARED}}from"./${reactName}";`)
}
