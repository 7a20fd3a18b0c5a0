import { registerHooks } from 'node:module'

/** Loaded into a program. When the program ends, prints the loaded npm packages as JSON. */
const packages = new Set()
registerHooks({
  load(url, context, next) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
    if (name) packages.add(name)
    return next(url, context)
  },
})
process.on('exit', () => process.stdout.write(JSON.stringify([...packages])))
